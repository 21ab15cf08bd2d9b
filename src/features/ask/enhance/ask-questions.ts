import { showDangerHelp } from '#src/device/danger-help.ts';
import { fetchFile } from '#src/device/fetch-file.ts';
import { mayHoldEntries } from '#src/device/holds-entries.ts';
import { loadOnce } from '#src/device/load-once.ts';
import { pagesToRead, quoteOf } from '#src/features/ask/logic/answer.ts';
import { type AskIndex, type OpenIndex, openAskIndex } from '#src/features/ask/logic/ask-index.ts';
import { askedFrom } from '#src/features/ask/logic/asked-from.ts';
import { asksForCare, cautionOf } from '#src/features/ask/logic/cautions.ts';
import { answersInDanger, pagesInDanger } from '#src/features/ask/logic/in-danger.ts';
import type { NamedPassage } from '#src/features/ask/logic/kept-answers.ts';
import { passageTitle } from '#src/features/ask/logic/passage-title.ts';
import { type AskedPage, cutPassages, textsOfBlock } from '#src/features/ask/logic/passages.ts';
import type { Term } from '#src/features/ask/logic/question.ts';
import { type Candidate, rankPassages } from '#src/features/ask/logic/rank-passages.ts';
import { type Danger, type DangerWords, openDangers } from '#src/features/search/logic/danger.ts';
import { spokenLanguage } from '#src/features/search/logic/spoken-language.ts';
import { fillTemplate, type PluralForms } from '#src/words/format/fill-template.ts';
import { showAssistant } from './assistant-answer.ts';
import { showFirstNumbers } from './first-numbers.ts';
import { keepButton } from './keep-button.ts';
import { type AnswerTexts, answerElement, nearestElement, type ShownAnswer } from './show-answers.ts';

/**
 * Answers a question with passages of our own pages. The device itself looks for the likeliest pages in a file of
 * all passages, fetches those as a reader would, and chooses. The question stands in the address, so that Back returns to it; from a guide it comes that way.
 */
interface Texts extends AnswerTexts {
  searching: string;
  found: PluralForms;
  none: string;
  failed: string;
  keep: string;
}

const root = document.querySelector<HTMLElement>('[data-ask]');
const find = <Found extends HTMLElement>(selector: string) => root?.querySelector<Found>(selector);
const form = find<HTMLFormElement>('form');
const field = find<HTMLInputElement>('input[name="q"]');
const status = find('[data-ask-status]');
const answers = find('[data-answers]');
const help = find('[data-danger-help]');
const helpLink = find<HTMLAnchorElement>('a[data-dangers]');
const numbers = find('[data-ask-numbers]');
const strip = find('[data-help]');
const assistant = find('[data-assistant]');
const examples = find('[data-ask-examples]');
const kept = find('[data-kept]');
const texts: Texts = JSON.parse(root?.dataset.texts ?? '{}');
const { language, numberLocales } = spokenLanguage(document.documentElement.lang);
const nearestCount = 4;

interface Known {
  index: AskIndex;
  open: OpenIndex;
}
const readPages = new Map<string, Promise<AskedPage>>();

const loadKnown = loadOnce(async (): Promise<Known> => {
  const index = await fetchFile<AskIndex>(root?.dataset.ask ?? '');
  return { index, open: openAskIndex(index, language) };
});

const loadDangers = loadOnce(async () =>
  openDangers(await fetchFile<DangerWords>(help?.dataset.dangerHelp ?? '')),
);

function readPage(address: string): Promise<AskedPage> {
  const reading =
    readPages.get(address) ??
    fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      return cutPassages(await answer.text());
    });
  readPages.set(address, reading);
  reading.catch(() => readPages.delete(address));
  return reading;
}

/** The pages that may answer, and whether one of them did not come, such as without a network. */
async function candidatesFor(
  { index, open }: Known,
  terms: readonly Term[],
  from: string,
  danger: Danger | undefined,
): Promise<{ candidates: Candidate[]; isPartial: boolean }> {
  const asked = index.addresses.indexOf(from);
  const first = [...pagesInDanger(danger, index.addresses), ...(asked < 0 ? [] : [asked])];
  const wanted = [...new Set([...first, ...open.likelyPages(terms)])].slice(0, pagesToRead);
  const read = await Promise.allSettled(wanted.map((page) => readPage(index.addresses[page] ?? '')));
  const candidates = wanted.flatMap((page, place) => {
    const one = read[place];
    return one?.status === 'fulfilled'
      ? [{ address: index.addresses[page] ?? '', page: one.value, called: open.calledBy(page, terms) }]
      : [];
  });
  return { candidates, isPartial: candidates.length < wanted.length };
}

/** What may be happening to who asks; a list that does not come hides no answer. */
const dangerIn = (question: string): Promise<Danger | undefined> =>
  question === ''
    ? Promise.resolve(undefined)
    : loadDangers().then(
        (dangerOf) => dangerOf(question),
        () => undefined,
      );

/** The way to help comes first where somebody may be in danger: the page that says what to do, and whom to call. */
function showHelp(danger: Danger | undefined): void {
  showDangerHelp(help, danger);
  if (danger !== undefined && numbers && strip) showFirstNumbers(numbers, strip, danger);
}

/** Members may have the passages put together, where the operator has a model for it. */
function offerModel(question: string, passages: readonly NamedPassage[]): void {
  if (assistant) void showAssistant(assistant, question, language, passages);
}

const nameOf = ({ address, page, passage }: ShownAnswer): NamedPassage => ({
  page: address,
  section: passage.section,
  title: passageTitle(page.title, passage.heading, language),
});

/** Offers to keep what is quoted, word for word. */
function offerToKeep(question: string, shown: readonly ShownAnswer[], passages: NamedPassage[]): void {
  const lines = shown.flatMap(({ quote }, index) =>
    quote.blocks.flatMap(textsOfBlock).map((text) => ({ text, cites: [index] })),
  );
  answers?.append(keepButton(texts.keep, { question, language, lines, passages }));
}

function say(text: string): void {
  if (status) status.textContent = text;
}

async function answer(question: string, from: string): Promise<void> {
  const asking = dangerIn(question);
  const isStillAsked = () => question === askedQuestion().question;
  void asking.then((danger) => isStillAsked() && showHelp(danger));
  answers?.replaceChildren();
  offerModel(question, []);
  if (examples) examples.hidden = question !== '';
  if (question === '') return say('');
  say(texts.searching);
  try {
    const all = await loadKnown();
    const danger = await asking;
    const terms = all.open.termsOf(question);
    const { candidates, isPartial } = await candidatesFor(all, terms, from, danger);
    if (!isStillAsked()) return;
    const chosen = answersInDanger(danger, rankPassages(candidates, terms, language), candidates);
    const quoted = danger === undefined ? terms : all.open.termsOf(`${question} ${helpLink?.textContent}`);
    const wantsCare = asksForCare(question, language);
    const shown = chosen.map(({ candidate: { address, page }, passage }) => ({
      address,
      page,
      passage,
      quote: quoteOf(passage, quoted, language),
      caution: wantsCare ? cautionOf(page) : undefined,
    }));
    answers?.replaceChildren(...shown.map((one) => answerElement(one, texts)));
    const passages = shown.map(nameOf);
    offerModel(question, passages);
    if (shown.length > 0) offerToKeep(question, shown, passages);
    // The page that did not come may have held the answer.
    if (shown.length === 0 && isPartial) say(texts.failed);
    else if (shown.length === 0 && danger !== undefined) say(helpLink?.textContent ?? '');
    else if (shown.length === 0) showNearest(all, question);
    else say(fillTemplate(texts.found, { count: shown.length, question }, numberLocales));
  } catch {
    if (isStillAsked()) say(texts.failed);
  }
}

function showNearest({ index, open }: Known, question: string): void {
  const nearest = open
    .likelyPages(open.termsOf(question))
    .slice(0, nearestCount)
    .map((page) => ({ address: index.addresses[page] ?? '', title: index.titles[page] ?? '' }));
  if (nearest.length > 0) answers?.append(nearestElement(nearest, texts.nearest));
  say(fillTemplate(texts.none, { question }));
}

function askedQuestion(): { question: string; from: string } {
  const question = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  return { question, from: askedFrom(location.href, document.referrer) };
}

function answerAddress(): void {
  const { question, from } = askedQuestion();
  if (field) field.value = question;
  void answer(question, from);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const question = field?.value.trim() ?? '';
  const asked = new URLSearchParams(location.search);
  asked.set('q', question);
  history.pushState(null, '', `?${asked}`);
  void answer(question, askedQuestion().from);
});
strip?.addEventListener('change', () => void dangerIn(askedQuestion().question).then(showHelp));
addEventListener('popstate', answerAddress);
answerAddress();
// A program that few readers use is fetched by a click on what it acts on: here where something may be kept.
void mayHoldEntries().then((mayHold) => mayHold && kept?.click());
