import { allPictures, findPicture, type Picture } from './pictures.ts';
import { type Path, type RouteName, routes } from './routes.ts';
import type { SharedDrawing } from './shared-picture.ts';

/** The drawing of a card that shows what a page without one of its own is about. */
export const pictureIds: Readonly<Partial<Record<RouteName, string>>> = {
  bmi: 'bmi',
  idealWeight: 'ideal-weight',
  calories: 'calories',
  protein: 'protein',
  water: 'water',
  diabetesCheck: 'diabetes-check',
  pressureSheet: 'blood-pressure-sheet',
  moodCheck: 'mental-care',
  worryCheck: 'mental-care',
  breathing: 'mental-care',
  safetyPlan: 'mental-care',
  workout: 'plan',
  training: 'plan',
  trainingLog: 'plan',
  trainingSessions: 'plan',
  health: 'blood-pressure-sheet',
  meals: 'increase-weight',
  reminders: 'plan',
  coach: 'plan',
  calculators: 'calculators',
  getTips: 'tips',
  exercises: 'build-body-women',
  workouts: 'build-body-men',
};

/** The pages that belong to nothing else show people of the home page. */
const heroIds: Readonly<Partial<Record<RouteName, string>>> = {
  home: 'yard-push-ups',
  about: 'grandmother-stretch',
  contact: 'water-break',
  openData: 'court-wheelchair',
  premium: 'uphill-friends',
};

/** Cards are wider than their place beside a heading, and have nothing but ground at their sides; heroes are wider still. */
const crops = { card: 1.28, hero: 1.65 } as const;

/**
 * What the shared picture of a page shows where its door says nothing: the drawing of its route, or the first card that
 * stands on it.
 *
 * @param html of the page's content
 */
export function drawingOf(path: Path, html: string): SharedDrawing {
  const route = (Object.keys(routes) as RouteName[]).find((name) => routes[name] === path);
  const card = route && pictureIds[route];
  if (card !== undefined) return toDrawing(findPicture(card));
  const [, file] = /src="\/(assets\/pictures\/[^"]+)"/.exec(html) ?? [];
  const hero = route && heroIds[route];
  const onPage = hero === undefined && allPictures.find((picture) => picture.file === file);
  return toDrawing(onPage || allPictures.find(({ id }) => id === (hero ?? heroIds.premium)));
}

/** A drawing of a card or of the home page for a shared picture. */
export function toDrawing(picture: Picture | undefined): SharedDrawing {
  if (picture === undefined) throw new Error('A page has no drawing to share.');
  return { svg: picture.svg, crop: picture.width > cardWidth ? crops.hero : crops.card };
}

const cardWidth = 320;
