import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, nurse, Seated, sitPose, youth } from './Talk.tsx';

const listY = 256;

/** A nurse looks at pulse, blood pressure and blood, and listens; nobody is weighed in front of others. */
export const firstCheck = defineDrawing(['pulse', 'pressure', 'blood', 'talk'], (labels) => (
  <Chart height={listY + placesHeight(4)}>
    <Floor y={214} />
    <Seated
      person={nurse}
      x={70}
      y={166}
      pose={{ ...sitPose, torso: [-84, -80], nearArm: [52, -2], farArm: [60, 8] }}
    />
    <Seated person={youth} x={238} y={166} pose={{ ...sitPose, nearArm: [50, 2] }} facing="left" />
    <path className={paint.primaryLine} d="M124 110H138L144 96 152 124 158 110H172" />
    <path className={paint.ink} d="M286 120H332V158H286Z" />
    <path className={paint.surface} d="M292 126H326V142H292Z" />
    <path className={paint.sack} d="M276 158H332V168H326V214H318V168H290V214H282V168H276Z" />
    <path className={paint.tooth} d="M304 60V86A7 7 0 0 0 318 86V60Z" />
    <path className={paint.accent} d="M305 74H317V86A6 6 0 0 1 305 86Z" />
    <path
      className={paint.soft}
      d="M104 40H160Q168 40 168 48V66Q168 74 160 74H128L112 86V74H104Q96 74 96 66V48Q96 40 104 40Z"
    />
    <path className={paint.mutedLine} d="M110 54H154M110 62H138" />
    <Places
      y={listY}
      places={[
        { x: 150, y: 138, label: labels.pulse },
        { x: 309, y: 134, label: labels.pressure },
        { x: 290, y: 76, label: labels.blood },
        { x: 168, y: 44, label: labels.talk },
      ]}
    />
  </Chart>
));
