/**
 * The city that stands for a time zone.
 *
 * @example cityOf('America/Argentina/Buenos_Aires') → 'Buenos Aires'
 */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
