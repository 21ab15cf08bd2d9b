/** Does something once the page is painted, so that nothing is fetched for it before: of two callbacks, the second comes after the picture that the first was asked for. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
