import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, Seated, sitPose, woman, youth } from './Talk.tsx';

const listY = 250;

/** Two people cook a pot of beans and talk meanwhile. */
export const cookTogether = defineDrawing(['beans', 'talk'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <Floor y={214} />
    <Seated
      person={woman}
      x={62}
      y={166}
      pose={{ ...sitPose, torso: [-84, -78], head: -72, nearArm: [50, -12] }}
    />
    <Seated person={youth} x={278} y={166} facing="left" />
    <path className={paint.inkLine} d="M126 118L166 152" />
    <path className={paint.high} d="M146 214L158 196 168 206 176 194 192 214Z" />
    <path className={paint.ink} d="M126 150H214V156Q214 196 170 196T126 156Z" />
    <path className={paint.beans} d="M142 148l3 0M160 146l4 0M180 147l4 0M196 149l2 0" />
    <path className={paint.mutedFill} d="M124 200H142V214H120ZM198 200H216L220 214H198Z" />
    <path className={paint.mutedLine} d="M156 136Q150 126 156 118T156 100M184 136Q178 126 184 118T184 100" />
    <path
      className={paint.soft}
      d="M196 44H252Q260 44 260 52V74Q260 82 252 82H240L252 94 226 82H196Q188 82 188 74V52Q188 44 196 44Z"
    />
    <path className={paint.mutedLine} d="M202 58H246M202 70H232" />
    <Places
      y={listY}
      places={[
        { x: 170, y: 172, label: labels.beans },
        { x: 190, y: 46, label: labels.talk },
      ]}
    />
  </Chart>
));
