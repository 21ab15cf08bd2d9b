/** Parts of the energy that these bring at most: WHO, Healthy diet (fact sheet), with the upper of its two limits of fat. */
export const mostOfEnergy = { fat: 0.35, saturated: 0.1, sugars: 0.1 } as const;

/** Part of the energy that fat brings at least: WHO, Total fat intake for adults and children, 2023. */
export const leastFat = 0.15;

/** Part of the energy by which a day may be off. */
export const energyBand = 0.1;

/**
 * Grams of protein that pulses, nuts, eggs, fish, meat or milk bring to a main meal at least: about those of a cup of milk, half
 * a cup of cooked beans, or 30 grams of groundnuts.
 */
export const leastProteinFood = 8;

/** Grams of green leaves and of fruit that a day wishes for: nearly and just the 80 of one portion (WHO). */
export const leastProduce = { leaves: 60, fruit: 80 } as const;

/** The part of the calcium goal under which a menu says that it holds little: a wish of this page. */
export const littleCalcium = 0.8;

/** Rounding in a sum is not a broken wish: half a hundredth, and the last digit of a division. */
export const grain = 0.005 + 1e-9;
