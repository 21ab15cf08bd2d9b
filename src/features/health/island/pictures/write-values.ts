import { readStored } from '#src/device/storage.ts';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { SugarMoment } from '#src/features/health/logic/report.ts';
import { shownIn } from '#src/features/health/logic/units.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';

type ValueTexts = Pick<HealthTexts, 'pictures' | 'numberLocales'>;
export type Unit = keyof HealthTexts['pictures']['units'];

/** How the values of one kind are shown: in which unit, from what they are kept in, and how finely. */
export interface Measure {
  readonly unit: Unit;
  /** From the unit of the entry to the one that is shown. */
  readonly shown: (value: number) => number;
  /** Decimals that are shown. */
  readonly decimals: number;
}

const same = (value: number) => value;
const perThousand = (value: number) => value / 1000;
const perSixty = (value: number) => value / 60;

const kilograms: Measure = { unit: 'kilograms', shown: same, decimals: 1 };
const pounds: Measure = { unit: 'pounds', shown: (value) => shownIn(value, 'lb'), decimals: 1 };
const centimetres: Measure = { unit: 'centimetres', shown: same, decimals: 1 };
const inches: Measure = { unit: 'inches', shown: (value) => shownIn(value, 'in'), decimals: 1 };

/** Whether the visitor uses pounds and inches, as the calculators remember it. */
const isImperial = () => readStored('units') === 'imperial';

/** How each kind is shown; weight and waist in the units that the device remembers. */
export function measures() {
  return {
    weight: isImperial() ? pounds : kilograms,
    waist: isImperial() ? inches : centimetres,
    height: centimetres,
    pressure: { unit: 'pressure', shown: same, decimals: 0 },
    sugar: { unit: 'millimoles', shown: same, decimals: 1 },
    sugarInMilligrams: { unit: 'milligrams', shown: (value: number) => shownIn(value, 'mg'), decimals: 0 },
    water: { unit: 'litres', shown: perThousand, decimals: 2 },
    sleep: { unit: 'hours', shown: perSixty, decimals: 1 },
    mood: { unit: 'points', shown: same, decimals: 0 },
    pulse: { unit: 'beats', shown: same, decimals: 0 },
    moved: { unit: 'minutes', shown: same, decimals: 0 },
  } as const satisfies Readonly<Record<string, Measure>>;
}

/** A number that is already in the unit that is shown, without the unit. */
export function writeNumber(value: number, decimals: number, { numberLocales }: ValueTexts): string {
  const rounded = Number(value.toFixed(decimals));
  // What rounds to zero from below has no sign.
  return formatDecimal(Object.is(rounded, -0) ? 0 : rounded, numberLocales);
}

/** A value of an entry with its unit, such as '70.5 kg'. */
export function writeValue(value: number, measure: Measure, texts: ValueTexts): string {
  const number = writeNumber(measure.shown(value), measure.decimals, texts);
  return fillTemplate(texts.pictures.units[measure.unit], { value: number });
}

/** A change with its sign, such as '+0.3 kg'. */
export function writeChange(value: number, measure: Measure, texts: ValueTexts): string {
  const change = Number(measure.shown(value).toFixed(measure.decimals));
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  const number = `${sign}${writeNumber(Math.abs(change), measure.decimals, texts)}`;
  return fillTemplate(texts.pictures.units[measure.unit], { value: number });
}

/** The unit alone, as it stands above an axis. */
export const writeUnit = (unit: Unit, { pictures }: ValueTexts): string =>
  fillTemplate(pictures.units[unit], { value: '' }).trim();

/** Blood sugar in both units, because health workers of the region use the one or the other. */
export function writeSugar(millimoles: number, texts: ValueTexts): string {
  const { sugar, sugarInMilligrams } = measures();
  return `${writeValue(millimoles, sugar, texts)} (${writeValue(millimoles, sugarInMilligrams, texts)})`;
}

/** When blood sugar was measured. A key `other` would make the group of texts a counted text. */
export const writeMoment = (moment: SugarMoment, { pictures: { moments } }: ValueTexts): string =>
  moment === 'other' ? moments.else : moments[moment];

/** Both numbers of a blood pressure in whole figures, such as '128/84'. */
export function writePressure(
  { systolic, diastolic }: { systolic: number; diastolic: number },
  texts: ValueTexts,
): string {
  return `${writeNumber(systolic, 0, texts)}/${writeNumber(diastolic, 0, texts)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDay(day: Day, options: Intl.DateTimeFormatOptions, { numberLocales }: ValueTexts): string {
  const key = `${numberLocales.join()} ${JSON.stringify(options)}`;
  // Making a format takes far longer than writing a date with it, and a table has hundreds.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat([...numberLocales], { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A day in figures, which every browser writes in every language, such as '23/11/2026'. */
export const writeDate = (day: Day, texts: ValueTexts): string =>
  formatDay(day, { day: '2-digit', month: '2-digit', year: 'numeric' }, texts);

/** Day and month, such as '23/11'. */
export const writeShortDate = (day: Day, texts: ValueTexts): string =>
  formatDay(day, { day: '2-digit', month: '2-digit' }, texts);

/** Month and year, such as '11/2026'. */
export const writeMonth = (day: Day, texts: ValueTexts): string =>
  formatDay(day, { month: '2-digit', year: 'numeric' }, texts);
