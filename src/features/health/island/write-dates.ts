import { type Day, datePartsOf } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { HealthTexts } from './health-texts.ts';

/** @example 'Friday, 20 November 2026' */
export const writeDay = (day: Day, texts: HealthTexts): string =>
  fillTemplate(texts.day, datePartsOf(day, texts));

/** @param month `2026-11` @example 'November 2026' */
export const writeMonth = (month: string, texts: HealthTexts): string =>
  fillTemplate(texts.month, datePartsOf(`${month}-01`, texts));
