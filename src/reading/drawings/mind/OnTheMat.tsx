import paint from '#src/reading/drawings/frame/Chart.module.css';
import { child, Seated, sitPose, woman } from './Talk.tsx';

/** A mother and her child sit on a mat and face each other, their eyes at one height. */
export function OnTheMat() {
  return (
    <>
      <path className={paint.accentSoft} d="M20 186H320L334 230H6Z" />
      <Seated
        person={woman}
        x={82}
        y={190}
        stool={false}
        pose={{
          ...sitPose,
          torso: [-88, -80],
          head: -76,
          nearArm: [60, -4],
          farArm: [70, 10],
          nearLeg: [-28, 100, 0],
          farLeg: [-20, 104, 0],
        }}
      />
      <Seated
        person={child}
        x={246}
        y={194}
        stool={false}
        facing="left"
        scale={1.5}
        pose={{
          ...sitPose,
          nearArm: [66, 6],
          farArm: [60, 0],
          nearLeg: [-24, 104, 0],
          farLeg: [-16, 106, 0],
        }}
      />
    </>
  );
}
