import type { AnswerEvent } from '#src/features/ask/contract.ts';
import { judgeSentence } from '#src/features/ask/logic/guard.ts';
import { createSentenceSplitter } from '#src/features/ask/logic/sentences.ts';
import type { Language } from '#src/words/languages.ts';
import type { ModelPart } from './model-stream.ts';
import type { FoundPassages } from './passages.ts';
import { createThoughtFilter } from './thoughts.ts';

/** Characters of an answer that are looked at; what follows is cut off. */
const longestAnswer = 6_000;

/**
 * What a reader gets of a model's answer: each sentence as soon as it is complete, if its passages hold it, and at the end how it
 * ended and how many were left out.
 */
export async function* answerEvents(
  parts: AsyncIterable<ModelPart>,
  { given }: Pick<FoundPassages, 'given'>,
  language: Language,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const passages = given.map(({ passage }) => passage);
  const splitter = createSentenceSplitter();
  const thoughts = createThoughtFilter();
  const said = new Set<string>();
  let dropped = 0;
  let length = 0;
  let ended: 'complete' | 'cutOff' = 'cutOff';

  function* judged(sentences: readonly string[]): Generator<AnswerEvent> {
    for (const sentence of sentences) {
      // A line of signs, such as the marks of the sentence before it.
      if (!/\p{L}/u.test(sentence)) continue;
      const judgement = judgeSentence(sentence, passages, language);
      if ('fault' in judgement) {
        dropped += 1;
        continue;
      }
      if (said.has(judgement.text)) continue;
      said.add(judgement.text);
      const cites = judgement.cites.map((index) => given[index]?.index ?? 0);
      yield { kind: 'sentence', text: judgement.text, cites };
    }
  }

  for await (const part of parts) {
    if ('ended' in part) {
      ended = part.ended;
      break;
    }
    const words = thoughts.push(part.words);
    length += words.length;
    yield* judged(splitter.push(words));
    if (length > longestAnswer) break;
  }
  // Half a sentence may say the opposite of the whole one.
  const rest = ended === 'complete' ? splitter.end() : [];
  yield* judged(rest);
  const reason = said.size > 0 || ended === 'cutOff' ? ended : 'nothingStoodUp';
  yield { kind: 'end', reason, dropped };
}
