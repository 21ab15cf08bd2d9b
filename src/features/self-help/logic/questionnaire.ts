/** A published form: its questions in their order, each with its answers and their points, and what a sum means. */
export interface Questionnaire {
  questions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Each band by the sum that it begins at, the lowest first. */
  bands: Readonly<Record<string, number>>;
  /** Questions that give no points to who has given certain answers. */
  leavesOut?: (answerTo: AnswerTo) => readonly string[];
}

/** The name of the answer that was chosen for a question, or anything else where none was. */
export type AnswerTo = (question: string) => unknown;

export type Score = { points: number; band: string } | { missing: readonly string[] };

/** The sum of a form and its band, or the questions that have no answer yet, in their order. */
export function scoreOf({ questions, bands, leavesOut }: Questionnaire, answerTo: AnswerTo): Score {
  const given = Object.entries(questions).map(([question, points]) => ({
    question,
    points: Object.entries(points).find(([answer]) => answer === answerTo(question))?.[1],
  }));
  const missing = given.filter(({ points }) => points === undefined).map(({ question }) => question);
  if (missing.length > 0) return { missing };
  const left = leavesOut?.(answerTo) ?? [];
  const points = given
    .filter(({ question }) => !left.includes(question))
    .reduce((sum, { points = 0 }) => sum + points, 0);
  return { points, band: bandOf(bands, points) };
}

function bandOf(bands: Questionnaire['bands'], points: number): string {
  const reached = Object.entries(bands).filter(([, from]) => points >= from);
  return reached.at(-1)?.[0] ?? '';
}
