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
