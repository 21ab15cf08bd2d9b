import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { FourTiles } from '#src/reading/drawings/frame/FourTiles.tsx';
import { WalkingPerson } from '#src/reading/drawings/people/people.tsx';

/** A morning in four pictures that hang on the wall: wash, eat, walk, school. */
export const morningStrip = defineDrawing(['wash', 'eat', 'walk', 'school'], (labels) => (
  <FourTiles
    height={226}
    words={92}
    tiles={[
      {
        label: labels.wash,
        picture: (
          <>
            <path className={paint.sack} d="M52 34H84Q96 34 96 46V58H82V48H52Z" />
            <path className={paint.rain} d="M84 66V74M94 66V78M90 84V88" />
            <path className={paint.jeans} d="M34 92H134Q126 130 84 130T34 92Z" />
            <path className={paint.water} d="M40 96H128Q126 102 124 106H44Q42 102 40 96Z" />
          </>
        ),
      },
      {
        label: labels.eat,
        picture: (
          <>
            <path className={paint.tooth} d="M34 84H116Q110 124 75 124T34 84Z" />
            <path className={paint.shell} d="M40 84Q75 60 110 84Z" />
            <path className={paint.mutedLine} d="M60 60Q54 52 60 44M84 60Q78 52 84 44" />
            <path className={paint.steel} d="M128 120L140 62" />
          </>
        ),
      },
      {
        label: labels.walk,
        picture: (
          <>
            <path className={paint.mutedLine} d="M12 134H146" />
            <WalkingPerson x={80} y={132} />
            <path className={paint.jeans} d="M60 66H78V94H62Q56 80 60 66Z" />
          </>
        ),
      },
      {
        label: labels.school,
        picture: (
          <>
            <path className={paint.sack} d="M24 76H134V134H24Z" />
            <path className={paint.soda} d="M14 78L79 40 144 78Z" />
            <path className={paint.primary} d="M70 98H90V134H70Z" />
            <path className={paint.surface} d="M36 92H56V110H36ZM102 92H122V110H102Z" />
            <path className={paint.inkLine} d="M79 42V22" />
            <path className={paint.sun} d="M79 22H104L98 29 104 36H79Z" />
          </>
        ),
      },
    ]}
  />
));
