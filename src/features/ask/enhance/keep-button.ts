import type { AnswerToKeep } from '#src/features/ask/logic/kept-answers.ts';
import { button } from './elements.ts';

/**
 * A button that keeps an answer. The program that does it is fetched when the first of them is clicked on; what was clicked on
 * before it has come is marked, so that no click is lost.
 */
export function keepButton(text: string, answer: AnswerToKeep): HTMLButtonElement {
  const made = button(text, () => {
    made.dataset.wanted = '';
  });
  made.dataset.kept = JSON.stringify(answer);
  return made;
}
