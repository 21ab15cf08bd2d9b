import type { AnswerEvent } from '#src/features/ask/contract.ts';
import type { AssistantTexts } from '#src/features/ask/logic/assistant-texts.ts';
import type { KeptAnswer, NamedPassage } from '#src/features/ask/logic/kept-answers.ts';
import { spokenLanguage } from '#src/features/search/logic/spoken-language.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { CallRefused, readAnswer, readAssistant } from './assistant-call.ts';
import { citedLine } from './cited-line.ts';
import { button, element, link } from './elements.ts';
import { keepButton } from './keep-button.ts';

interface Asked {
  question: string;
  language: KeptAnswer['language'];
  passages: readonly NamedPassage[];
  model: string;
}

type Sentence = Extract<AnswerEvent, { kind: 'sentence' }>;
type End = Extract<AnswerEvent, { kind: 'end' }>;

/** Ends the answer under way when another question takes its place. */
let underWay = new AbortController();

/** What is said at the end, in one or two sentences. */
function endLine({ reason, topic, dropped }: End, texts: AssistantTexts, locales: readonly string[]): string {
  const line = reason === 'passagesOnly' ? texts.closed[topic ?? 'danger'] : texts.ends[reason];
  return dropped === 0 ? line : `${line} ${fillTemplate(texts.dropped, { count: dropped }, locales)}`;
}

/** A button that keeps the sentences that are shown, each with its passages. */
function keepSentences(said: readonly Sentence[], asked: Asked, text: string): HTMLElement {
  return keepButton(text, { ...asked, passages: [...asked.passages], lines: [...said] });
}

/** Asks the model and shows its sentences as they come. */
async function answer(place: HTMLElement, asked: Asked, texts: AssistantTexts): Promise<void> {
  const { numberLocales } = spokenLanguage(asked.language);
  const call = new AbortController();
  underWay = call;
  const status = element('p', texts.waiting);
  status.setAttribute('role', 'status');
  const sentences = element('ol');
  sentences.lang = asked.language;
  const stop = button(texts.stop, () => call.abort());
  const controls = [...place.querySelectorAll('button, p, ol, a')];
  for (const control of controls) control.remove();
  place.append(element('p', texts.wrong), sentences, status, stop);
  stop.focus();

  let end: End | undefined;
  const said: Sentence[] = [];
  function take(event: AnswerEvent): void {
    if (event.kind === 'end') {
      end = event;
      return;
    }
    said.push(event);
    sentences.append(citedLine(event, asked.passages, texts.passage));
  }
  /** Says how it ended, and offers to begin again where that may help. */
  function close(line: string, mayHelp: boolean): void {
    status.textContent = line;
    const hadFocus = document.activeElement === stop;
    stop.remove();
    if (said.length > 0) place.append(keepSentences(said, asked, texts.keep));
    const again = mayHelp ? button(texts.again, () => void answer(place, asked, texts)) : undefined;
    if (again) place.append(again);
    if (!hadFocus) return;
    status.tabIndex = -1;
    (again ?? status).focus();
  }
  try {
    const passages = asked.passages.map(({ page, section }) => ({ page, section }));
    await readAnswer({ question: asked.question, language: asked.language, passages }, take, call.signal);
    const final: End = end ?? { kind: 'end', reason: 'cutOff', dropped: 0 };
    close(endLine(final, texts, numberLocales), final.reason === 'cutOff');
    if (final.topic === 'danger') place.append(link(texts.help.address, texts.help.text));
  } catch (error) {
    if (underWay !== call) return;
    if (call.signal.aborted) {
      close(texts.ends.stopped, true);
      return;
    }
    const fault = error instanceof CallRefused ? error.fault : 'failed';
    close(texts.faults[fault], fault !== 'tooManyToday' && fault !== 'notLoggedIn');
    if (fault === 'notLoggedIn') place.append(link(texts.account.address, texts.account.text));
  }
}

/**
 * Offers to have passages put together by the model of the operator, where there is one; otherwise the place stays empty and
 * hidden. Nothing is sent before the reader asks for it.
 *
 * @param place the element that `AssistantPlace` has rendered
 * @param passages those that the page shows, in its order: their numbers are those of the footnotes
 */
export async function showAssistant(
  place: HTMLElement,
  question: string,
  language: KeptAnswer['language'],
  passages: readonly NamedPassage[],
): Promise<void> {
  const mine = new AbortController();
  const before = underWay;
  underWay = mine;
  before.abort();
  place.hidden = true;
  place.replaceChildren();
  const state = passages.length === 0 ? undefined : await readAssistant();
  // Another question has come in the meantime.
  if (underWay !== mine || state === undefined) return;
  const texts: AssistantTexts = JSON.parse(place.dataset.texts ?? '{}');
  const { numberLocales } = spokenLanguage(language);
  place.append(element('h2', texts.heading));
  if (!state.member) {
    place.append(element('p', texts.members), link(texts.account.address, texts.account.text));
  } else if (state.left === 0) {
    place.append(element('p', texts.faults.tooManyToday));
  } else {
    const asked = { question, language, passages, model: state.model };
    place.append(
      element('p', fillTemplate(texts.about, { model: state.model })),
      element('p', fillTemplate(texts.left, { count: state.left ?? 0 }, numberLocales)),
      button(texts.start, () => void answer(place, asked, texts)),
    );
  }
  place.hidden = false;
}
