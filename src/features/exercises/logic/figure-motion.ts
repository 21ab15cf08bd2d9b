/**
 * A moving drawing, stopped where it stands: the text of its file with one more rule.
 *
 * @param svg the text of the file
 * @param seconds how long it has been moving
 * @example stoppedAt('<style>g{animation:3s infinite}</style>', 1.2) shows the movement after 1.2 seconds, and stays there
 */
export function stoppedAt(svg: string, seconds: number): string {
  const rule = `*{animation-play-state:paused!important;animation-delay:-${seconds.toFixed(2)}s!important}`;
  return svg.replace('</style>', `${rule}</style>`);
}

/** The text of a drawing as an address that an `<img>` shows. */
export const drawingAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** How fast a slow drawing moves: at half the speed an eye can follow each joint. */
export const slowPace = 0.5;

/**
 * A moving drawing that moves slowly: the text of its file with longer times.
 *
 * @example slowed('<style>g{animation:3s infinite}</style>') → '<style>g{animation:6s infinite}</style>'
 */
export function slowed(svg: string): string {
  return svg.replace(
    /(\banimation:(?:\w+ )?)([\d.]+)s/g,
    (_, property, seconds) => `${property}${Number(seconds) / slowPace}s`,
  );
}
