import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guard, unguard, writeCsv } from './csv.ts';
import { readCsv } from './csv-import.ts';
import { anyReading } from './reading.testing.ts';
import type { Reading } from './records.ts';

const now = '2026-11-23T12:00';
const read = (file: string, kept: readonly Reading[] = []) =>
  readCsv(file, { person: 'somebody', kept, now });
const byMoment = (readings: readonly Reading[]) =>
  [...readings].map((reading) => JSON.stringify(Object.entries(reading).sort())).sort();

const weight: Reading = { person: 'somebody', at: '2026-11-20T07:00', what: 'weight', kilograms: 70.5 };

test('what was written is read again as it was', () => {
  fc.assert(
    fc.property(fc.array(anyReading, { minLength: 1, maxLength: 20 }), (readings) => {
      const result = read(writeCsv(readings));
      expect(result).toMatchObject({ kind: 'read', known: 0, wrong: [] });
      expect(byMoment(result.kind === 'read' ? result.added : [])).toEqual(byMoment(readings));
    }),
  );
});

test('the same table a second time adds nothing', () => {
  fc.assert(
    fc.property(fc.array(anyReading, { minLength: 1, maxLength: 20 }), (readings) => {
      const result = read(writeCsv(readings), readings);
      expect(result).toEqual({ kind: 'read', added: [], known: readings.length, wrong: [] });
    }),
  );
});

test('no free text begins a formula, and each is found again', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', "'", '=', '+', '-', '@', '\t'), (text, first) => {
      const cell = guard(first + text);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(unguard(cell)).toBe(first + text);
    }),
  );
  const note = { person: 'somebody', at: weight.at, what: 'note', text: '=HYPERLINK("x")' } as const;
  expect(writeCsv([note])).toContain(`"'=HYPERLINK(""x"")"`);
});

test('semicolons, tabs, decimal commas, days first and other units are understood', () => {
  for (const sign of [';', '\t']) {
    const file = [
      'Date;Time;Kind;Value;Value2;Unit;Moment;Remark',
      '20/11/2026;7:00;weight;70,5;;;;"a, b"',
      '20.11.2026;07:00:00;weight;155.4;;lb;;',
      '2026-11-20;07:00;sugar;100;;mg/dL;fasting;',
      '3-1-2026;;water;1,5;;l;;',
      '2026-11-20;07:00;sleep;7,5;;h;;',
      '2026-11-20;07:00;pressure;128;84;;;',
      '2026-11-20;07:00;waist;32;;in;;',
    ].join('\r\n');
    const result = read(`\uFEFF${file.replaceAll(';', sign)}`);
    expect(result).toMatchObject({
      wrong: [],
      added: [
        { at: '2026-11-20T07:00', kilograms: 70.5, remark: 'a, b' },
        { kilograms: 70.488 },
        { millimoles: 5.551, moment: 'fasting' },
        { at: '2026-01-03T12:00', millilitres: 1500 },
        { minutes: 450 },
        { systolic: 128, diastolic: 84 },
        { centimetres: 81.28 },
      ],
    });
  }
});

test.each([
  ['date', '2026-02-30,,weight,70,,'],
  ['date', '11/23/2026,,weight,70,,'],
  ['future', '2026-11-24,,weight,70,,'],
  ['future', '2026-11-23,12:01,weight,70,,'],
  ['time', '2026-11-20,25:00,weight,70,,'],
  ['kind', '2026-11-20,,height,170,,'],
  ['kind', '2026-11-20,,toString,170,,'],
  ['value', '2026-11-20,,weight,seventy,,'],
  ['value', '2026-11-20,,weight,-70,,'],
  ['unit', '2026-11-20,,weight,70,,stone'],
  ['range', '2026-11-20,,weight,700,,kg'],
  ['range', '2026-11-20,,water,250.5,,ml'],
  ['value', '2026-11-20,,pressure,128,,'],
  ['moment', '2026-11-20,,sugar,5.5,,mmol/L,soon'],
  ['value', '2026-11-20,,mood,60,1 2 3 4,'],
  ['text', '2026-11-20,,note,,,'],
  ['text', `2026-11-20,,note,${'x'.repeat(2001)},,`],
])('a row that is wrong by its %s is told by its number', (fault, row) => {
  const result = read(`date,time,kind,value,value2,unit,moment\n\n${row}\n2026-11-23,,pulse,60`);
  expect(result).toMatchObject({ wrong: [{ row: 3, fault }], added: [{ what: 'pulse' }] });
});

test('two glasses in one minute are two, and one of them may be there already', () => {
  const glass = { person: 'somebody', at: weight.at, what: 'water', millilitres: 250 } as const;
  const file = writeCsv([glass, glass]);
  expect(read(file)).toMatchObject({ added: [{}, {}], known: 0 });
  expect(read(file, [glass])).toMatchObject({ added: [{}], known: 1 });
});

test('another table, and an empty one, are told as such', () => {
  expect(read('')).toEqual({ kind: 'empty' });
  expect(read('date,kind,value\n')).toEqual({ kind: 'empty' });
  expect(read('{"format":"x"}')).toEqual({ kind: 'otherTable' });
  expect(read('name,price\nbeans,900')).toEqual({ kind: 'otherTable' });
});
