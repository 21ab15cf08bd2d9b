import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

const height = 138;
const cloud = 'M-22 8A12 12 0 0 1-20-16 17 17 0 0 1 12-20 15 15 0 0 1 22 8Z';

interface Stage {
  name: string;
  meaning: string;
}

/** Three stages below each other, from a light one to one that cannot wait, told by the weather. */
export function Weather({ stages: [light, heavy, storm] }: { stages: readonly [Stage, Stage, Stage] }) {
  return (
    <RowsChart
      height={height}
      rows={[
        {
          sign: (
            <>
              <circle className={paint.sun} cx="16" cy="-20" r="15" />
              <path className={paint.low} d={cloud} />
            </>
          ),
          strong: light.name,
          plain: light.meaning,
        },
        {
          sign: (
            <>
              <path className={paint.middle} d={cloud} />
              <path className={paint.rain} d="M-12 16L-16 28M2 16L-2 28M14 16L10 28" />
            </>
          ),
          strong: heavy.name,
          plain: heavy.meaning,
        },
        {
          sign: (
            <>
              <path className={paint.night} d={cloud} />
              <path className={paint.accentLine} d="M2 8L-8 24H4L-4 40" />
            </>
          ),
          strong: storm.name,
          plain: storm.meaning,
          ground: 'accent',
        },
      ]}
    />
  );
}
