import styles from './Chart.module.css';
import { wrapText } from './wrap-text.ts';

const lineHeight = 21;
/** Units that a character of the 17-unit type takes on average, measured with a wide font. */
const strongCharacter = 11.2;
const plainCharacter = 10;

interface LabelProps {
  /** The middle of the text, across and down. */
  x: number;
  y: number;
  /** The room across: a longer text breaks into lines. */
  width: number;
  /** Bold lines, above the plain ones. */
  strong?: string;
  plain?: string;
  /** The text hangs down from `y`, so that a short one stays close to what it names. */
  hangs?: boolean;
  /** The text stands on the page's strong green or red. */
  on?: 'primary' | 'accent';
}

/** A text in a drawing, around its middle, so that it stands the same in every script and length. */
export function Label({ x, y, width, strong = '', plain = '', hangs = false, on }: LabelProps) {
  const strongLines = wrapText(strong, Math.max(1, Math.floor(width / strongCharacter)));
  const plainLines = wrapText(plain, Math.max(1, Math.floor(width / plainCharacter)));
  const lines = [...strongLines, ...plainLines];
  const top = hangs ? y + 16 : y - ((lines.length - 1) * lineHeight) / 2 + 6;
  const ground = on === undefined ? '' : ` ${on === 'primary' ? styles.onPrimary : styles.onAccent}`;
  return (
    <text className={`${styles.text}${ground}`} y={top}>
      {lines.map((line, index) => (
        <tspan
          key={`${index}${line}`}
          className={index < strongLines.length ? styles.strong : undefined}
          x={x}
          dy={index === 0 ? undefined : lineHeight}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
