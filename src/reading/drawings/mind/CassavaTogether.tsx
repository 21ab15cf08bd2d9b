import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, man, Seated, sitPose, woman } from './Talk.tsx';

const listY = 250;
const workPose = { ...sitPose, torso: [-84, -74], head: -66, nearArm: [64, -4], farArm: [58, -10] } as const;

/** Two neighbours peel cassava and talk: a small task with somebody. */
export const cassavaTogether = defineDrawing(['together', 'talk'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <Floor y={214} />
    <Seated person={woman} x={66} y={166} pose={workPose} />
    <Seated person={man} x={274} y={166} pose={workPose} facing="left" />
    <path
      className={paint.soda}
      d="M110 146L150 136Q158 140 152 148L114 160ZM230 146L190 136Q182 140 188 148L226 160Z"
    />
    <path
      className={paint.tooth}
      d="M138 140L150 136Q158 140 152 148L142 151ZM202 140L190 136Q182 140 188 148L198 151Z"
    />
    <path className={paint.tooth} d="M142 186Q150 172 162 178 172 168 182 178 194 172 200 186Z" />
    <path className={paint.jeans} d="M126 184H214Q208 214 170 214T126 184Z" />
    <path
      className={paint.soft}
      d="M136 44H204Q212 44 212 52V78Q212 86 204 86H176L164 98V86H136Q128 86 128 78V52Q128 44 136 44Z"
    />
    <path className={paint.mutedLine} d="M142 60H198M142 72H180" />
    <Places
      y={listY}
      places={[
        { x: 170, y: 196, label: labels.together },
        { x: 212, y: 48, label: labels.talk },
      ]}
    />
  </Chart>
));
