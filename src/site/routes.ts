/** An address without its language: all languages share it. */
export type Path = `/${string}`;

/** Every page that the navigation or another page links to, by name; the path that all languages share. */
export const routes = {
  home: '/',
  training: '/premium/training',
  trainingLog: '/premium/training/log',
  trainingSessions: '/premium/training/sessions',
  trainingData: '/premium/training/data',
  session: '/premium/training/session',
  coach: '/premium/coach',
  health: '/premium/health',
  meals: '/premium/meals',
  reminders: '/premium/reminders',
  search: '/search',
  ask: '/ask',
  offline: '/offline',
  about: '/abouts',
  contact: '/contacts',
  openData: '/data',
  premium: '/premium',
  premiumAccount: '/premium/account',
  premiumVerifyEmail: '/premium/verify-email',
  premiumResetPassword: '/premium/reset-password',
  getTips: '/get-tips',
  workout: '/workout',
  workouts: '/workouts',
  exercises: '/exercises',
  calculators: '/calculators',
  bmi: '/bmi-calculator',
  idealWeight: '/ideal-weight-calculator',
  calories: '/calorie-calculator',
  protein: '/protein-calculator',
  water: '/water-intake-calculator',
  diabetesCheck: '/diabetes-check',
  pressureSheet: '/blood-pressure-sheet',
  moodCheck: '/mood-check',
  worryCheck: '/worry-check',
  breathing: '/breathing',
  safetyPlan: '/safety-plan',
  reduceWeight: '/tips/reduce-weight',
  maintainWeight: '/tips/maintain-weight',
  gainWeight: '/tips/increase-weight',
  buildBodyMen: '/tips/build-body-men',
  buildBodyWomen: '/tips/build-body-women',
  skinCareMen: '/tips/skin-care-men',
  skinCareWomen: '/tips/skin-care-women',
  dentalCare: '/tips/dental-care',
  eyeCare: '/tips/eye-care',
  bodyCare: '/tips/body-care',
  heart: '/tips/body-care/heart-care',
  diabetes: '/tips/body-care/diabetes-prevention',
  hairCare: '/tips/hair-care',
  mentalCare: '/tips/mental-care',
  gad: '/tips/mental-care/common-disorders/anxiety-disorders/gad',
  mentalSupport: '/tips/mental-care/support',
  crisis: '/tips/mental-care/support/crisis',
} as const satisfies Record<string, Path>;

/** Folders of addresses that have no page of their own, and the page that stands in its place. */
export const continuations: ReadonlyMap<Path, Path> = new Map([
  ['/build-body-men', routes.buildBodyMen],
  ['/build-body-women', routes.buildBodyWomen],
  ['/men/sports-specific-training', '/build-body-men/sports-specific-training'],
]);

export type RouteName = keyof typeof routes;

/** The five calculators in the specification's order. */
export const calculatorRoutes = ['bmi', 'idealWeight', 'calories', 'protein', 'water'] as const;
export type CalculatorName = (typeof calculatorRoutes)[number];

/** What a reader uses on the device or on paper, and what sends nothing. */
export const selfHelpRoutes = [
  'diabetesCheck',
  'pressureSheet',
  'moodCheck',
  'worryCheck',
  'breathing',
  'safetyPlan',
] as const;

/** Those of them that are for the mind. */
export const mindToolRoutes = ['moodCheck', 'worryCheck', 'breathing', 'safetyPlan'] as const;

/** The twelve guides in the specification's order. */
export const tipRoutes = [
  'reduceWeight',
  'maintainWeight',
  'gainWeight',
  'buildBodyMen',
  'buildBodyWomen',
  'skinCareMen',
  'skinCareWomen',
  'dentalCare',
  'eyeCare',
  'bodyCare',
  'hairCare',
  'mentalCare',
] as const;

/** The pages of body care in the specification's order. */
export const bodyCareOrder = [
  'heart-care',
  'cancer-prevention',
  'diabetes-prevention',
  'sexual-health',
  'digestive-health',
  'paralysis-prevention',
  'mens-grooming',
  'womens-grooming',
] as const;

export type TipName = (typeof tipRoutes)[number];

/** The page of an exercise, as the path that all languages share. */
export function exercisePath(id: string): Path {
  return `${routes.exercises}/${id}`;
}

/** Where a session is played: that of a workout, or without one a day of the week plans. */
export function sessionPath(session: string, workout?: Path): Path {
  return `${routes.session}?session=${session}${workout === undefined ? '' : `&workout=${workout}`}`;
}

/** Where a session of a workout is put on a day of one's week. */
export function intoWeekPath(session: string, workout: Path): Path {
  return `${routes.training}?add=${workout}&session=${session}`;
}

/** The last part of a path: the id of a page among its siblings. */
export const lastPart = (path: Path): string => path.slice(path.lastIndexOf('/') + 1);
