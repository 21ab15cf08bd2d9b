/** IANA name of the time zone that the device stands in, such as `Africa/Kigali`. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The city that stands for a time zone.
 *
 * @example cityOf('America/Argentina/Buenos_Aires') → 'Buenos Aires'
 */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
