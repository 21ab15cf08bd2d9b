import type { DefinedDrawing } from '#src/reading/drawings/define-drawing.ts';
import { afterBirthThree } from './AfterBirthThree.tsx';
import { bodyFirst } from './BodyFirst.tsx';
import { braveSteps } from './BraveSteps.tsx';
import { cassavaTogether } from './CassavaTogether.tsx';
import { chaseCircle } from './ChaseCircle.tsx';
import { cookTogether } from './CookTogether.tsx';
import { crisisCard } from './CrisisCard.tsx';
import { distrustCircles } from './DistrustCircles.tsx';
import { eyeLevel } from './EyeLevel.tsx';
import { familyTable } from './FamilyTable.tsx';
import { fatherHelps } from './FatherHelps.tsx';
import { fearSteps } from './FearSteps.tsx';
import { feelingWave } from './FeelingWave.tsx';
import { firstCheck } from './FirstCheck.tsx';
import { flashbackHelper } from './FlashbackHelper.tsx';
import { frontSeat } from './FrontSeat.tsx';
import { griefWaves } from './GriefWaves.tsx';
import { grounding } from './Grounding.tsx';
import { helpPath } from './HelpPath.tsx';
import { listenBench } from './ListenBench.tsx';
import { lockedBox } from './LockedBox.tsx';
import { longLowLine } from './LongLowLine.tsx';
import { lowMoodCircle } from './LowMoodCircle.tsx';
import { managerTalk } from './ManagerTalk.tsx';
import { marketTalk } from './MarketTalk.tsx';
import { mealClock } from './MealClock.tsx';
import { moneyJars } from './MoneyJars.tsx';
import { moodCurve } from './MoodCurve.tsx';
import { morningStrip } from './MorningStrip.tsx';
import { muscleTension } from './MuscleTension.tsx';
import { oneCheck } from './OneCheck.tsx';
import { openDoorTalk } from './OpenDoorTalk.tsx';
import { overdoseAid } from './OverdoseAid.tsx';
import { panicHelper } from './PanicHelper.tsx';
import { panicWave } from './PanicWave.tsx';
import { plantTree } from './PlantTree.tsx';
import { readTogether } from './ReadTogether.tsx';
import { rinseMouth } from './RinseMouth.tsx';
import { ritualCircle } from './RitualCircle.tsx';
import { sameSleep } from './SameSleep.tsx';
import { slowBreathing } from './SlowBreathing.tsx';
import { softVoice } from './SoftVoice.tsx';
import { soundFingers } from './SoundFingers.tsx';
import { stepsDown } from './StepsDown.tsx';
import { strictCircle } from './StrictCircle.tsx';
import { tabletWeeks } from './TabletWeeks.tsx';
import { threeSteps } from './ThreeSteps.tsx';
import { withdrawalDays } from './WithdrawalDays.tsx';
import { workBucket } from './WorkBucket.tsx';
import { worryCircle } from './WorryCircle.tsx';

/** The drawings of the pages on conditions of the mind, by the name that facts and words call them. */
export const mindDrawings: Readonly<Record<string, DefinedDrawing>> = {
  'after-birth-three': afterBirthThree,
  'body-first': bodyFirst,
  'brave-steps': braveSteps,
  'cassava-together': cassavaTogether,
  'chase-circle': chaseCircle,
  'cook-together': cookTogether,
  'crisis-card': crisisCard,
  'distrust-circles': distrustCircles,
  'eye-level': eyeLevel,
  'family-table': familyTable,
  'father-helps': fatherHelps,
  'fear-steps': fearSteps,
  'feeling-wave': feelingWave,
  'first-check': firstCheck,
  'flashback-helper': flashbackHelper,
  'front-seat': frontSeat,
  'grief-waves': griefWaves,
  grounding,
  'help-path': helpPath,
  'listen-bench': listenBench,
  'locked-box': lockedBox,
  'long-low-line': longLowLine,
  'low-mood-circle': lowMoodCircle,
  'manager-talk': managerTalk,
  'market-talk': marketTalk,
  'meal-clock': mealClock,
  'money-jars': moneyJars,
  'mood-curve': moodCurve,
  'morning-strip': morningStrip,
  'muscle-tension': muscleTension,
  'one-check': oneCheck,
  'open-door-talk': openDoorTalk,
  'overdose-aid': overdoseAid,
  'panic-helper': panicHelper,
  'panic-wave': panicWave,
  'plant-tree': plantTree,
  'read-together': readTogether,
  'rinse-mouth': rinseMouth,
  'ritual-circle': ritualCircle,
  'same-sleep': sameSleep,
  'slow-breathing': slowBreathing,
  'soft-voice': softVoice,
  'sound-fingers': soundFingers,
  'steps-down': stepsDown,
  'strict-circle': strictCircle,
  'tablet-weeks': tabletWeeks,
  'three-steps': threeSteps,
  'withdrawal-days': withdrawalDays,
  'work-bucket': workBucket,
  'worry-circle': worryCircle,
};
