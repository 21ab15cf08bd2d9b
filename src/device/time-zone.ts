/** Not in every browser yet, and so not in the types of the project. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId: () => string } };
}

/**
 * IANA name of the time zone that the device stands in, such as `Africa/Kigali`. What `Intl` must load to say it holds up the
 * first paint by 15 ms on a computer, and by several times that on a phone, so `Temporal` is asked where there is one.
 */
export const deviceZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
