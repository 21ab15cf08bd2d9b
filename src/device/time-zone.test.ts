import { afterEach, expect, test, vi } from 'vitest';
import { deviceZone } from './time-zone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser with Temporal is asked there, and loads nothing of Intl', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Africa/Kigali' } });
  expect(deviceZone()).toBe('Africa/Kigali');
  expect(format).not.toHaveBeenCalled();
});

test('a browser without Temporal names its zone by Intl', () => {
  vi.stubGlobal('Temporal', undefined);
  const zone = { timeZone: 'Africa/Dar_es_Salaam' } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone);
  expect(deviceZone()).toBe('Africa/Dar_es_Salaam');
});
