import type { SharedPicture } from '#src/site/shared-picture.ts';

/** What a worker is asked to draw, and the file that it puts it into. */
export type PictureJob = Omit<SharedPicture, 'file'> & { target: string };
