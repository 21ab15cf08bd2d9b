/** The files of the open data, in the order in which the page lists them. */
export const tableNames = ['exercises', 'movements', 'foods', 'dishes', 'calculators'] as const;
export type TableName = (typeof tableNames)[number];

/** A field that goes or changes its meaning makes it another one, at another address. */
export const dataVersion = 1;

/** The folder of the files, relative to the site's root. */
export const dataFolder = `data/v${dataVersion}` as const;

/** By its name in the list of licences of SPDX, where it has one. */
export const licenceNames = ['CC-BY-4.0', 'public-domain'] as const;

/** Where the licence of our own words and facts stands. */
export const ownLicence = {
  name: 'CC-BY-4.0',
  shortName: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** What of a food is a work of the United States government. */
export const fieldsOfFoodTable = ['row', 'refuse', 'per100'] as const;
