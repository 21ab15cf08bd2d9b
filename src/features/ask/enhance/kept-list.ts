import { addressOf, keptAnswersOf, type NamedPassage } from '#src/features/ask/logic/kept-answers.ts';
import { readEntries, removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { spokenLanguage } from '#src/features/search/logic/spoken-language.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { citedLine } from './cited-line.ts';
import { button, element, link } from './elements.ts';
import { place, texts } from './kept-texts.ts';

type Kept = ReturnType<typeof keptAnswersOf>[number];

const { numberLocales } = spokenLanguage(document.documentElement.lang);
const details = element('details');
const heading = element('h2');
const list = element('div');
/** What was deleted since the page was opened, and can be brought back. */
const removed = new Map<string, Kept>();
let drawn = '';

function setUp(): void {
  const where = element('p', `${texts.where} `);
  where.append(link(texts.data.address, texts.data.text));
  const summary = element('summary');
  summary.append(heading);
  details.append(summary, list, where);
  place?.append(details);
}

/** Shows what is kept, the latest first. Nothing is drawn anew where nothing has changed, so that a reader keeps the place. */
export function showKept(): void {
  const kept = keptAnswersOf(readEntries().entries);
  for (const { id } of kept) removed.delete(id);
  const shown = [...kept, ...removed.values()].sort((one, other) => other.at.localeCompare(one.at));
  const drawing = shown.map(({ id }) => `${id} ${removed.has(id)}`).join();
  if (drawing === drawn || place === null) return;
  if (!details.isConnected) setUp();
  drawn = drawing;
  place.hidden = shown.length === 0;
  heading.textContent = fillTemplate(texts.heading, { count: kept.length }, numberLocales);
  list.replaceChildren(...shown.map((one) => (removed.has(one.id) ? removedItem(one) : keptItem(one))));
}

function keptItem(kept: Kept): HTMLElement {
  const { id, question, at, model, language } = kept;
  const date = new Intl.DateTimeFormat([...numberLocales], { dateStyle: 'short' }).format(Date.parse(at));
  const said =
    model === undefined
      ? fillTemplate(texts.byPages, { date })
      : fillTemplate(texts.byModel, { date, model });
  const asked = element('h3', question);
  asked.lang = language;
  const remove = button(texts.remove, () => {
    removed.set(id, kept);
    removeEntry(id);
    focusOn(id);
  });
  remove.setAttribute('aria-label', fillTemplate(texts.removeOf, { question }));
  return item(
    id,
    asked,
    element('p', said),
    ...(model === undefined ? quotedParts(kept) : citedParts(kept)),
    remove,
  );
}

function removedItem({ id, question, ...content }: Kept): HTMLElement {
  const undo = button(texts.undo, () => {
    saveEntry('answer', { question, ...content }, id);
    focusOn(id);
  });
  return item(id, element('p', fillTemplate(texts.removed, { question })), undo);
}

function item(id: string, ...parts: HTMLElement[]): HTMLElement {
  const made = element('article');
  made.dataset.answerId = id;
  made.append(...parts);
  return made;
}

/** What was clicked on is no more: the focus goes to what stands in its place. */
const focusOn = (id: string) => list.querySelector<HTMLElement>(`[data-answer-id="${id}"] button`)?.focus();

/** The sentences of a model, each with the numbers of its passages, and what these are called. */
function citedParts({ lines, passages, language }: Kept): HTMLElement[] {
  const said = element('ul');
  said.append(...lines.map((line) => citedLine(line, passages, texts.passage)));
  const sources = element('ol');
  for (const [index, passage] of passages.entries()) {
    if (!lines.some(({ cites }) => cites.includes(index))) continue;
    const source = element('li');
    source.value = index + 1;
    source.append(linkTo(passage));
    sources.append(source);
  }
  for (const part of [said, sources]) part.lang = language;
  return [said, element('p', texts.from), sources];
}

/** What was quoted, below the name of its passage. */
function quotedParts({ lines, passages, language }: Kept): HTMLElement[] {
  return passages.flatMap((passage, index) => {
    const name = element('p');
    name.append(linkTo(passage));
    const quoted = element('ul');
    const own = lines.filter(({ cites }) => cites.includes(index));
    quoted.append(...own.map(({ text }) => element('li', text)));
    for (const part of [name, quoted]) part.lang = language;
    return [name, quoted];
  });
}

const linkTo = (passage: NamedPassage) => link(addressOf(passage), passage.title || passage.page);
