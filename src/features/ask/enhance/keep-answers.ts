import { type AnswerToKeep, isKeptAnswer } from '#src/features/ask/logic/kept-answers.ts';
import { keptLimits } from '#src/features/ask/logic/kept-limits.ts';
import {
  entriesWritten,
  loadEntries,
  readEntries,
  saveEntry,
  watchEntries,
} from '#src/features/entries/store/entry-store.ts';
import { copyNow, keepCopying } from '#src/features/entries/store/sync.ts';
import { element } from './elements.ts';
import { showKept } from './kept-list.ts';
import { texts } from './kept-texts.ts';

/**
 * Keeps answers on the device, as everything that a person keeps, and lists those that are kept. It is fetched when somebody
 * keeps the first one, or where the device holds something already.
 */
async function keep(asked: HTMLButtonElement): Promise<void> {
  // A click that was waited for may come twice.
  if (asked.getAttribute('aria-disabled') === 'true') return;
  asked.setAttribute('aria-disabled', 'true');
  const wanted: AnswerToKeep = JSON.parse(asked.dataset.kept ?? '{}');
  // An address may hold a longer question than the field.
  const question = wanted.question.slice(0, keptLimits.questionLength);
  const lines = wanted.lines.map(({ text, cites }) => ({ text, cites }));
  const answer = { ...wanted, question, lines, at: new Date().toISOString() };
  const isWhole = isKeptAnswer(answer);
  if (isWhole) saveEntry('answer', answer);
  await entriesWritten();
  const line = element('p', isWhole && readEntries().keeping === 'kept' ? texts.done : texts.failed);
  line.setAttribute('role', 'status');
  line.tabIndex = -1;
  const hadFocus = document.activeElement === asked;
  asked.replaceWith(line);
  if (hadFocus) line.focus();
}

async function begin(): Promise<void> {
  watchEntries(() => showKept());
  await loadEntries();
  keepCopying();
  await copyNow();
}

document.addEventListener('click', ({ target }) => {
  const asked = target instanceof Element && target.closest<HTMLButtonElement>('button[data-kept]');
  if (asked) void keep(asked);
});
for (const asked of document.querySelectorAll<HTMLButtonElement>('button[data-kept][data-wanted]'))
  void keep(asked);
void begin();
