import { draftIn } from '#src/device/draft.ts';

/** What has been typed into the forms of this tab. Passwords never come here. */
export const accountDraft = draftIn('accountDraft');
