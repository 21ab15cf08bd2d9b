import paint from '#src/reading/drawings/frame/Chart.module.css';

/** A small calm dog that sits, looking to the left; its feet are at the origin. */
export function Dog({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path
        className={paint.shell}
        d="M-14 0V-16Q-16-24-12-30L-22-32Q-27-33-26-37L-18-41Q-14-48-6-46 2-44 2-36 14-26 14-8L22-16Q25-12 20-4L12 0Z"
      />
      <path className={paint.soda} d="M-4-46Q4-46 4-36 0-32-3-36ZM-26-37L-24-33-21-36Z" />
      <path className={paint.inkLine} d="M-13-40V-39" />
    </g>
  );
}
