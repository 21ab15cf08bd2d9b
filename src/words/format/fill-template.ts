import { formatDecimal } from './format-decimal.ts';

/** A counted text: one form for each case that the plural rules of its language know; every language has `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Values = Readonly<Record<string, string>>;

/** A number, or plain decimal text such as '9.80'. */
type Count = number | string;

const placeholder = /\{\{(\w+)\}\}/;

/**
 * Puts values into a translated sentence. A placeholder without a value stays, so that a mistake is seen. Of a text with
 * plural forms, `count` chooses the form, and is written in the language; other values stand as they are.
 *
 * @param locales the `numberLocales` of the language
 * @example fillTemplate('{{low}} to {{high}} kg', { low: '50', high: '60' }) → '50 to 60 kg'
 * @example fillTemplate({ one: '{{count}} day', other: '{{count}} days' }, { count: 1 }, ['en']) → '1 day'
 */
export function fillTemplate(template: string, values: Values): string;
export function fillTemplate(
  forms: PluralForms,
  values: Readonly<Record<string, Count>> & { count: Count },
  locales: readonly string[],
): string;
export function fillTemplate(
  text: string | PluralForms,
  values: Readonly<Record<string, Count>>,
  locales: readonly string[] = [],
): string {
  if (typeof text === 'string') {
    return fillParts<Count>(text, values).join('');
  }
  const { count = 0 } = values;
  const form = text[pluralRule(count, locales)] ?? text.other;
  return fillParts<Count>(form, { ...values, count: formatDecimal(count, locales) }).join('');
}

/**
 * The parts of a sentence with the values in their places, where a value is more than text, such as a link.
 *
 * @example fillParts('By {{name}}.', { name: <b>Ann</b> }) → ['By ', <b>Ann</b>, '.']
 */
export function fillParts<Part>(template: string, values: Readonly<Record<string, Part>>): (string | Part)[] {
  // Split at a group, so that every second piece is the name of a placeholder.
  return template
    .split(placeholder)
    .map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? `{{${piece}}}`)));
}

// English says "1 glass" and "1.0 glasses": the rules must know of decimals that are seen.
function pluralRule(count: Count, locales: readonly string[]): Intl.LDMLPluralRule {
  const decimals = typeof count === 'string' ? (count.split('.')[1]?.length ?? 0) : 0;
  const key = `${locales.join()} ${decimals}`;
  const rules = rulesKept.get(key) ?? new Intl.PluralRules([...locales], { minimumFractionDigits: decimals });
  rulesKept.set(key, rules);
  return rules.select(Number(count));
}

/** Making rules takes a hundred times as long as asking them. */
const rulesKept = new Map<string, Intl.PluralRules>();
