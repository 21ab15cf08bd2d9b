import type { DefinedDrawing } from '#src/reading/drawings/define-drawing.ts';
import { backSteps } from './BackSteps.tsx';
import { bedAndPhone } from './BedAndPhone.tsx';
import { bedtimeSteps } from './BedtimeSteps.tsx';
import { bodyWords } from './BodyWords.tsx';
import { calmApproach } from './CalmApproach.tsx';
import { careCircle } from './CareCircle.tsx';
import { carerRest } from './CarerRest.tsx';
import { claimQuestions } from './ClaimQuestions.tsx';
import { complaintSteps } from './ComplaintSteps.tsx';
import { dayBox } from './DayBox.tsx';
import { dayToIllness } from './DayToIllness.tsx';
import { firstDay } from './FirstDay.tsx';
import { firstVisit } from './FirstVisit.tsx';
import { fitSide } from './FitSide.tsx';
import { fiveAdults } from './FiveAdults.tsx';
import { floorPlay } from './FloorPlay.tsx';
import { forgettingThree } from './ForgettingThree.tsx';
import { fourDesks } from './FourDesks.tsx';
import { goodDay } from './GoodDay.tsx';
import { groupCircle } from './GroupCircle.tsx';
import { hoeTogether } from './HoeTogether.tsx';
import { hundredPeople } from './HundredPeople.tsx';
import { lifeLine } from './LifeLine.tsx';
import { onePage } from './OnePage.tsx';
import { oneTable } from './OneTable.tsx';
import { personNotScreen } from './PersonNotScreen.tsx';
import { returnSteps } from './ReturnSteps.tsx';
import { rightsCard } from './RightsCard.tsx';
import { safeDoor } from './SafeDoor.tsx';
import { sixRooms } from './SixRooms.tsx';
import { stayWellCard } from './StayWellCard.tsx';
import { thoughtCloud } from './ThoughtCloud.tsx';
import { threeAges } from './ThreeAges.tsx';
import { threeAsks } from './ThreeAsks.tsx';
import { threeCircles } from './ThreeCircles.tsx';
import { travelBag } from './TravelBag.tsx';
import { twoPhones } from './TwoPhones.tsx';
import { villagePlan } from './VillagePlan.tsx';
import { visitCard } from './VisitCard.tsx';
import { weightShared } from './WeightShared.tsx';
import { windingPath } from './WindingPath.tsx';

/** The drawings of the pages on support and daily life, by the name that facts and words call them. */
export const supportDrawings: Readonly<Record<string, DefinedDrawing>> = {
  'back-steps': backSteps,
  'bed-and-phone': bedAndPhone,
  'bedtime-steps': bedtimeSteps,
  'body-words': bodyWords,
  'calm-approach': calmApproach,
  'care-circle': careCircle,
  'carer-rest': carerRest,
  'claim-questions': claimQuestions,
  'complaint-steps': complaintSteps,
  'day-box': dayBox,
  'day-to-illness': dayToIllness,
  'first-day': firstDay,
  'first-visit': firstVisit,
  'fit-side': fitSide,
  'five-adults': fiveAdults,
  'floor-play': floorPlay,
  'forgetting-three': forgettingThree,
  'four-desks': fourDesks,
  'good-day': goodDay,
  'group-circle': groupCircle,
  'hoe-together': hoeTogether,
  'hundred-people': hundredPeople,
  'life-line': lifeLine,
  'one-page': onePage,
  'one-table': oneTable,
  'person-not-screen': personNotScreen,
  'return-steps': returnSteps,
  'rights-card': rightsCard,
  'safe-door': safeDoor,
  'six-rooms': sixRooms,
  'stay-well-card': stayWellCard,
  'thought-cloud': thoughtCloud,
  'three-ages': threeAges,
  'three-asks': threeAsks,
  'three-circles': threeCircles,
  'travel-bag': travelBag,
  'two-phones': twoPhones,
  'village-plan': villagePlan,
  'visit-card': visitCard,
  'weight-shared': weightShared,
  'winding-path': windingPath,
};
