import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { SideHead } from '#src/reading/drawings/people/people.tsx';

const steps = ['trigger', 'worry', 'body', 'avoiding', 'relief', 'moreWorry'] as const;
const ring = { x: 170, y: 222, width: 124, height: 160 };
const box = { width: 112, height: 90 };

/** Six steps around a ring that feeds itself, and a way out of it where avoiding could be left out. */
export const worryCircle = defineDrawing([...steps, 'wayOut'], (labels) => (
  <Chart height={514}>
    <ellipse className={paint.accentLine} cx={ring.x} cy={ring.y} rx={ring.width} ry={ring.height} />
    {steps.map((name, index) => {
      const { x, y } = onRing(index * 60 - 90);
      return (
        <g key={name}>
          <rect
            className={name === 'avoiding' ? paint.primarySoft : paint.accentSoft}
            x={x - box.width / 2}
            y={y - box.height / 2}
            width={box.width}
            height={box.height}
            rx="14"
          />
          <Label x={x} y={y} width={106} plain={labels[name]} />
        </g>
      );
    })}
    {steps.map((name, index) => (
      <Arrow key={name} degrees={index * 60 - 60} />
    ))}
    <Tangle />
    <path className={paint.primaryLine} d="M170 432V452M162 445L170 454L178 445" />
    <rect className={paint.primary} x="50" y="462" width="240" height="44" rx="22" />
    <Label x={170} y={484} width={226} strong={labels.wayOut} on="primary" />
  </Chart>
));

/** A place on the ring: 0 degrees is the end side, 90 below. */
function onRing(degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(ring.x + ring.width * Math.cos(angle)),
    y: Math.round(ring.y + ring.height * Math.sin(angle)),
  };
}

function Arrow({ degrees }: { degrees: number }) {
  const { x, y } = onRing(degrees);
  const angle = (degrees * Math.PI) / 180;
  const along = (Math.atan2(ring.height * Math.cos(angle), -ring.width * Math.sin(angle)) * 180) / Math.PI;
  return (
    <path
      className={paint.accent}
      d="M10 0L-7 -9V9Z"
      transform={`translate(${x} ${y})rotate(${Math.round(along)})`}
    />
  );
}

/** Someone with thoughts overhead that turn and turn. */
function Tangle() {
  return (
    <>
      <circle className={paint.low} cx="170" cy="218" r="62" />
      <path className={paint.skin} d="M156 240H178V262H156Z" />
      <path
        className={paint.primary}
        d="M122 257C126 250 146 248 155 250Q167 262 180 250C194 250 208 254 211 263A62 62 0 0 1 122 257Z"
      />
      <SideHead x={166} y={227} scale={2.2} />
      <path
        className={paint.inkLine}
        d="M176 192C160 196 148 186 152 176S182 162 192 174 182 196 170 188 166 174 176 174 184 184 176 184"
      />
    </>
  );
}
