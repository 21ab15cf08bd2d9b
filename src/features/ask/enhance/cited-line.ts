import { addressOf, type NamedPassage } from '#src/features/ask/logic/kept-answers.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { element, link } from './elements.ts';

/**
 * A sentence with the numbers of its passages, each a link to where it stands.
 *
 * @param label what screen readers say of a number: `{{number}}`
 */
export function citedLine(
  { text, cites }: { text: string; cites: readonly number[] },
  passages: readonly NamedPassage[],
  label: string,
): HTMLElement {
  const line = element('li', `${text} `);
  for (const index of cites) {
    const passage = passages[index];
    if (passage === undefined) continue;
    const mark = link(addressOf(passage), `[${index + 1}]`);
    mark.setAttribute('aria-label', fillTemplate(label, { number: String(index + 1) }));
    line.append(mark);
  }
  return line;
}
