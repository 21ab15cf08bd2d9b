import type { Finding, RuleId } from '#src/features/coach/logic/finding.ts';
import { inFigures } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { CoachTexts } from './coach-texts.ts';

/** The sentences that name a value; the other rules are their own reason. */
const sentences: Readonly<Partial<Record<RuleId, keyof CoachTexts['because']>>> = {
  pressureNow: 'pressure',
  pressureWait: 'pressure',
  pressureHigh: 'pressure',
  sleep: 'sleep',
  pulse: 'pulse',
  weight: 'weight',
  break: 'last',
  pause: 'last',
  missed: 'missed',
  jump: 'jump',
  enough: 'enough',
  raise: 'raise',
  strength: 'strength',
  balance: 'balance',
  hard: 'hard',
  easy: 'easy',
};

/** Why a rule applies, with its value; without a value it is the rule itself. */
export function becauseOf(finding: Finding, texts: CoachTexts): string | undefined {
  const name = sentences[finding.rule];
  if (name === undefined) return undefined;
  const { numberLocales } = texts;
  const numbers = Object.entries(finding.numbers ?? {}).map(
    ([key, value]) => [key, formatDecimal(value, numberLocales)] as const,
  );
  const days = (finding.days ?? []).map((day) => inFigures(day, texts.numberLocales)).join(', ');
  const values = { ...Object.fromEntries(numbers), days };
  const sentence = texts.because[name];
  return typeof sentence === 'string'
    ? fillTemplate(sentence, values)
    : fillTemplate(sentence, { ...values, count: finding.count ?? 0 }, numberLocales);
}

/** The reason in one sentence. */
export const reasonOf = (finding: Finding, texts: CoachTexts): string =>
  becauseOf(finding, texts) ?? texts.rules[finding.rule];
