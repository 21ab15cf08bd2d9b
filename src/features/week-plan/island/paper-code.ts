import { qrCode } from '#src/reading/kinds/workout/logic/qr-code.ts';

/** Draws the address of the page for the camera of a phone. */
export function drawCode(svg: SVGSVGElement | null): void {
  const { size, path } = qrCode(location.href);
  const strokes = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  strokes.setAttribute('d', path);
  strokes.setAttribute('stroke', '#000');
  svg?.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg?.replaceChildren(strokes);
}
