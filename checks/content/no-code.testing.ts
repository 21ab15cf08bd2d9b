import type { ShowingCode } from './content.ts';

/** For tests that do not ask which texts are shown. */
export const noCode: ShowingCode = { files: [], sliced: () => new Set() };
