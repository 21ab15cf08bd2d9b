/** Where a drawing lies and how large it is. */
export interface PictureFile {
  file: string;
  width: number;
  height: number;
}
