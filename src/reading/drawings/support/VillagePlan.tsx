import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { FourTiles } from '#src/reading/drawings/frame/FourTiles.tsx';

const homes = ['drives', 'stays', 'children', 'calls'] as const;
const roofs = [paint.accent, paint.primary, paint.soda, paint.jeans];

/** Four homes of a village, and what each does on the day that somebody is in danger. */
export const villagePlan = defineDrawing(homes, (labels) => (
  <FourTiles
    height={172}
    words={74}
    numbered={false}
    tiles={homes.map((home, index) => ({
      label: labels[home],
      picture: (
        <>
          <path className={paint.sack} d="M44 56H114V94H44Z" />
          <path className={roofs[index]} d="M30 60L79 20 128 60Z" />
          <path className={paint.ink} d="M70 68H88V94H70Z" />
          <path className={paint.mutedLine} d="M12 94H146" />
        </>
      ),
    }))}
  />
));
