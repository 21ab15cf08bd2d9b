import { isDanger, pressureWordOf } from '#src/features/health/logic/pressure-bands.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import { lowSugar } from '#src/features/health/logic/sugar-limits.ts';
import { shownIn, type Unit, type Units } from '#src/features/health/logic/units.ts';
import { who5Score } from '#src/features/health/logic/who5.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { HealthTexts } from './health-texts.ts';

/** A measure with its unit. @example '72.4 kg' */
export function writeMeasure(kept: number, unit: Unit, { list, numberLocales }: HealthTexts): string {
  return fillTemplate(list.units[unit], { value: formatDecimal(shownIn(kept, unit), numberLocales) });
}

/** An amount of water. @example '1,250 ml' */
export function writeWater(millilitres: number, { list, numberLocales }: HealthTexts): string {
  return fillTemplate(list.units.ml, { value: formatDecimal(millilitres, numberLocales) });
}

/** What a reading says, in the units of the reader. @example '128/84 mmHg' */
export function writeReading(reading: Reading, units: Units, texts: HealthTexts): string {
  const { list, numberLocales } = texts;
  const whole = (value: number) => formatDecimal(value, numberLocales);
  switch (reading.what) {
    case 'weight':
      return writeMeasure(reading.kilograms, units.weight, texts);
    case 'waist':
      return writeMeasure(reading.centimetres, units.length, texts);
    case 'pressure': {
      const { systolic, diastolic } = reading;
      return fillTemplate(list.pressure, { systolic: whole(systolic), diastolic: whole(diastolic) });
    }
    case 'sugar':
      return writeMeasure(reading.millimoles, units.sugar, texts);
    case 'water':
      return writeWater(reading.millilitres, texts);
    case 'sleep': {
      const { minutes } = reading;
      return fillTemplate(list.asleep, {
        hours: whole(Math.floor(minutes / 60)),
        minutes: whole(minutes % 60),
      });
    }
    case 'mood':
      return fillTemplate(list.score, { value: whole(who5Score(reading.answers)) });
    case 'pulse':
      return fillTemplate(list.beats, { value: whole(reading.beats) });
    case 'note':
      return reading.text;
  }
}

/** What stands small beside a reading: the pulse beside a blood pressure, when sugar was measured. */
export function writeDetails(reading: Reading, { entry, list, numberLocales }: HealthTexts): string[] {
  switch (reading.what) {
    case 'pressure':
      return [
        ...(reading.pulse === undefined
          ? []
          : [fillTemplate(list.beats, { value: formatDecimal(reading.pulse, numberLocales) })]),
        ...(reading.arm === undefined ? [] : [`${entry.arm}: ${entry[reading.arm]}`]),
      ];
    case 'sugar':
      return [entry.moments[reading.moment === 'other' ? 'anytime' : reading.moment]];
    default:
      return [];
  }
}

/** A short word on a reading, for the list; what needs help at once or today says so. */
export function labelOf(
  reading: Kept<Reading>,
  person: Person,
  { words }: HealthTexts,
): { text: string; isUrgent: boolean } | undefined {
  if (reading.what === 'sugar' && reading.millimoles < lowSugar)
    return { text: words.labels.low, isUrgent: true };
  if (reading.what !== 'pressure') return undefined;
  const word = pressureWordOf(reading, person);
  if (word === 'young') return undefined;
  return { text: words.labels[word], isUrgent: isDanger(word) };
}
