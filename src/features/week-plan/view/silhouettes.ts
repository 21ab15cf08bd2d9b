import type { BodyType, Sex } from '#src/features/week-plan/logic/options.ts';
import { type Shape, silhouette } from '#src/figures/body/silhouette.ts';

const shapes: Readonly<Record<Sex, Readonly<Partial<Record<BodyType, Shape>>>>> = {
  male: {
    ectomorph: { shoulders: 9.5, waist: 6.5, hips: 7, thighs: 6 },
    mesomorph: { shoulders: 12.5, waist: 8, hips: 8.5, thighs: 8 },
    endomorph: { shoulders: 12, waist: 11.5, hips: 11, thighs: 9 },
    rectangle: { shoulders: 10.5, waist: 9, hips: 9, thighs: 7.5 },
    invertedTriangle: { shoulders: 13.5, waist: 7.5, hips: 7.5, thighs: 6.5 },
  },
  female: {
    hourglass: { shoulders: 10.5, waist: 6.5, hips: 11, thighs: 8 },
    pear: { shoulders: 8.5, waist: 7, hips: 11.5, thighs: 9 },
    apple: { shoulders: 10, waist: 11, hips: 9, thighs: 6.5 },
    rectangle: { shoulders: 9, waist: 8, hips: 9, thighs: 7 },
    spoon: { shoulders: 8.5, waist: 7.5, hips: 12.5, thighs: 10.5 },
  },
};

/** The body types as drawn paths, by sex and type, for the form to show beside their names. */
export const silhouettes = {
  male: drawn(shapes.male),
  female: drawn(shapes.female),
};

function drawn(own: Readonly<Partial<Record<BodyType, Shape>>>) {
  return Object.entries(own).map(([type, shape]) => ({ type, ...silhouette(shape) }));
}
