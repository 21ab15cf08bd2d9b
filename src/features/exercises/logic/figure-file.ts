/**
 * The file of a drawing, relative to the site's root, without the leading slash.
 *
 * @example figureFile('squat', 'woman.q5Fz') → 'assets/figures/squat-woman.q5Fz.svg'
 */
export function figureFile(id: string, shownBy: string): string {
  return `assets/figures/${id}-${shownBy}.svg`;
}
