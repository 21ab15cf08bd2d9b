/**
 * The lines of a country as somebody in a danger needs them: those for that danger before all others, which keep their order.
 *
 * @example pressingFirst(['912', '114', '3512'], (number) => number === '3512') → ['3512', '912', '114']
 */
export function pressingFirst<Line>(lines: readonly Line[], isPressing: (line: Line) => boolean): Line[] {
  return [...lines.filter(isPressing), ...lines.filter((line) => !isPressing(line))];
}
