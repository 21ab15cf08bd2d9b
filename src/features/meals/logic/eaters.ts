import { type ActivityLevel, calculateCalories } from '#src/features/calculators/logic/calories.ts';
import type { Gender } from '#src/features/calculators/logic/gender.ts';
import { calculateProtein } from '#src/features/calculators/logic/protein.ts';

export const aims = ['keep', 'lose', 'gain'] as const;
export type Aim = (typeof aims)[number];

/** Somebody who eats along. */
export type Eater =
  /** An adult of usual size who moves a usual amount. */
  | { readonly kind: 'usual'; readonly sex: Gender }
  /** An adult who was measured: whole years, centimetres, kilograms. */
  | {
      readonly kind: 'measured';
      readonly sex: Gender;
      readonly age: number;
      readonly height: number;
      readonly weight: number;
      readonly activity: ActivityLevel;
      readonly aim: Aim;
    }
  /** An adult whose kilocalories and grams of protein a day are known. */
  | { readonly kind: 'typed'; readonly energy: number; readonly protein: number }
  /** A child or a teenager, by whole years from 5 to 17. */
  | { readonly kind: 'young'; readonly sex: Gender; readonly age: number };

/** What somebody needs a day. */
export interface Need {
  /** Kilocalories. */
  readonly energy: number;
  /** Grams, at least. */
  readonly protein: number;
  /** Grams of vegetables and fruit, at least. */
  readonly produce: number;
  /** Grams, at least. */
  readonly fibre: number;
  /** Grams of fibre, at most: a wish of this page, since more is hard on the belly. */
  readonly mostFibre: number;
  /** Milligrams, at least. */
  readonly calcium: number;
  /** Grams, at most. */
  readonly salt: number;
}

/** Why somebody is not planned for. */
export type EaterFault =
  | 'age'
  | 'height'
  | 'weight'
  | 'lowEnergy'
  | 'energy'
  | 'protein'
  | 'thin'
  | 'lossOfThin';

/** Ages of those whom menus are made for; the formula for adults was made from those up to 78. */
export const eaterAges = { young: { from: 5, to: 17 }, adult: { from: 18, to: 100 } } as const;

/** Kilocalories under which nobody plans without a health worker, as the calorie calculator says it. */
export const energyFloors = { female: 1200, male: 1500 } as const satisfies Record<Gender, number>;

/** Kilocalories a day less or more than what keeps the weight, as the calorie calculator says it. */
const energyOfAims = { keep: 0, lose: -500, gain: 400 } as const satisfies Record<Aim, number>;

/** Under this body mass index an adult is thin and needs a health worker, not a menu: WHO, Physical status (Technical Report Series 854), 1995. */
const thinBelow = 18.5;

/** Under this body mass index nobody is helped to weigh less; the page on losing weight says the same. */
const lossFrom = 23;

const mostEnergy = 6000;
/** Grams of protein a day that a menu can be planned for. */
const plannableProtein = { least: 20, most: 300 } as const;

// What the calculators answer for these bodies is close to 2,000 and 2,450 kilocalories.
const usualBodies = {
  female: { age: 30, height: 160, weight: 60 },
  male: { age: 30, height: 170, weight: 66 },
} as const;

/** Adults, by WHO, Healthy diet (fact sheet); fibre by WHO, Carbohydrate intake for adults and children, 2023. */
const adultLimits = { produce: 400, fibre: 25, mostFibre: 60, salt: 5 } as const;

/** Children get twice the fibre that they need at most: a wish of this page, as the limit of adults is. */
const fibreOfYoung = 2;

// Milligrams a day: WHO/FAO, Vitamin and mineral requirements in human nutrition, second edition, 2004, chapter 4.
const calciumNeeds = {
  young: [
    { to: 6, calcium: 600 },
    { to: 9, calcium: 700 },
    { to: 17, calcium: 1300 },
  ],
  adult: { usual: 1000, later: 1300, laterFrom: { female: 51, male: 66 } },
} as const;

// Kilocalories a day at each age from 5 to 17 at usual activity: FAO/WHO/UNU, Human energy requirements, 2004, chapter 4.
const energyOfYoung = {
  male: [1475, 1575, 1700, 1825, 1975, 2150, 2350, 2550, 2775, 3000, 3175, 3325, 3400],
  female: [1325, 1425, 1550, 1700, 1850, 2000, 2150, 2275, 2375, 2450, 2500, 2500, 2500],
} as const;

// Grams a day, the safe level by age: WHO/FAO/UNU, Protein and amino acid requirements (Technical Report Series 935), 2007.
const proteinOfYoung = [
  { to: 6, male: 17.1, female: 17.1 },
  { to: 10, male: 25.9, female: 25.9 },
  { to: 14, male: 40.5, female: 41 },
  { to: 17, male: 57.9, female: 47.4 },
] as const;

/** Salt of a child is less in the measure in which the child eats less than this: WHO, Sodium intake, 2012. */
const energyOfAdultSalt = 2000;

/**
 * What somebody needs a day, or why the page does not plan for them.
 *
 * @example needOf({ kind: 'young', sex: 'female', age: 5 }) → 1,325 kcal, 17.1 g of protein, …
 */
export function needOf(eater: Eater): Need | EaterFault {
  switch (eater.kind) {
    case 'usual':
      return needOfAdult({
        ...usualBodies[eater.sex],
        sex: eater.sex,
        activity: 'moderately_active',
        aim: 'keep',
      });
    case 'measured':
      return needOfAdult(eater);
    case 'typed':
      return needOfTyped(eater);
    case 'young':
      return needOfYoung(eater.sex, eater.age);
  }
}

/** Whether somebody is under 18, and so under this age of whole years. */
export const isYoung = (eater: Eater, below: number = eaterAges.adult.from): boolean =>
  eater.kind === 'young' && eater.age < below;

/** Whether a need is one, and not the reason for none. */
export const isNeed = (need: Need | EaterFault): need is Need => typeof need === 'object';

type Measured = Omit<Extract<Eater, { kind: 'measured' }>, 'kind'>;

function needOfAdult({ sex, age, height, weight, activity, aim }: Measured): Need | EaterFault {
  if (!isWithin(age, eaterAges.adult)) return 'age';
  // Narrower than the calculators: what is outside is a slip of the finger, and would feed a family wrongly.
  if (!(height >= 120 && height <= 230)) return 'height';
  if (!(weight >= 30 && weight <= 250)) return 'weight';
  const calories = calculateCalories({
    age: String(age),
    height: String(height),
    weight: String(weight),
    gender: sex,
    activity,
  });
  const protein = calculateProtein({ weight: String(weight) });
  if (!calories.ok || !protein.ok) return 'weight';
  const index = weight / (height / 100) ** 2;
  if (index < thinBelow) return 'thin';
  if (aim === 'lose' && index < lossFrom) return 'lossOfThin';
  const energy = Number(calories.result.value) + energyOfAims[aim];
  if (energy < energyFloors[sex]) return 'lowEnergy';
  const { usual, later, laterFrom } = calciumNeeds.adult;
  const calcium = age < laterFrom[sex] ? usual : later;
  return { energy, protein: Number(protein.result.value), calcium, ...adultLimits };
}

function needOfTyped({ energy, protein }: { energy: number; protein: number }): Need | EaterFault {
  if (!(energy <= mostEnergy)) return 'energy';
  if (energy < energyFloors.female) return 'lowEnergy';
  if (!isPlannableProtein(protein)) return 'protein';
  return { energy, protein, calcium: calciumNeeds.adult.usual, ...adultLimits };
}

function needOfYoung(sex: Gender, age: number): Need | EaterFault {
  const energy = isWithin(age, eaterAges.young) ? energyOfYoung[sex][age - eaterAges.young.from] : undefined;
  const protein = proteinOfYoung.find(({ to }) => age <= to)?.[sex];
  const calcium = calciumNeeds.young.find(({ to }) => age <= to)?.calcium;
  if (energy === undefined || protein === undefined || calcium === undefined) return 'age';
  // Vegetables, fruit and fibre: WHO, Carbohydrate intake for adults and children, 2023.
  const [produce, fibre] = age < 6 ? [250, 15] : age < 10 ? [350, 21] : [400, 25];
  const salt = Math.min(adultLimits.salt, (adultLimits.salt * energy) / energyOfAdultSalt);
  return { energy, protein, produce, fibre, mostFibre: fibre * fibreOfYoung, calcium, salt };
}

/** Whether a menu can be planned for so many grams of protein a day. */
export const isPlannableProtein = (grams: number): boolean =>
  grams >= plannableProtein.least && grams <= plannableProtein.most;

const isWithin = (age: number, { from, to }: { from: number; to: number }) =>
  Number.isInteger(age) && age >= from && age <= to;

/** How far the most fibre of a household lies over the least at least. */
const fibreRoom = 1.3;

/** The needs of all who eat, as one who stands for them, and how much of that one's portion each of them gets. */
export interface Household {
  readonly need: Need;
  /** A share for each eater, in their order; 1 for one who eats as the middle of them all. */
  readonly shares: readonly number[];
}

/**
 * One eater for all: with the middle energy, and with so much of everything else that each gets enough of it when the food is
 * shared by energy.
 *
 * @param needs at least one
 */
export function householdOf(needs: readonly Need[]): Household {
  const energy = needs.reduce((sum, need) => sum + need.energy, 0) / needs.length;
  const shares = needs.map((need) => need.energy / energy);
  const each = (name: Exclude<keyof Need, 'energy'>) =>
    needs.map((need, index) => need[name] / (shares[index] ?? 1));
  const fibre = Math.max(...each('fibre'));
  return {
    need: {
      energy,
      protein: Math.max(...each('protein')),
      produce: Math.max(...each('produce')),
      fibre,
      // Where one eater needs more than another should have, there stays a little room for a menu.
      mostFibre: Math.max(Math.min(...each('mostFibre')), fibre * fibreRoom),
      calcium: Math.max(...each('calcium')),
      salt: Math.min(...each('salt')),
    },
    shares,
  };
}
