import { type Day, datePartsOf } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { CoachTexts } from './coach-texts.ts';

/** @example 'Tuesday, 1 December' */
export const writeDate = (day: Day, texts: CoachTexts): string =>
  fillTemplate(texts.date, datePartsOf(day, texts));
