/** Words before whose full stop no sentence ends; small, without that stop. */
const abbreviations = new Set(
  'dr drs prof mr mrs ms st no nos vs fig ca approx min max e.g i.e al cf env ex p pp art vol m mme mlle mm bw dkt prof n.k'.split(
    ' ',
  ),
);

// The stop, what closes around it, marks of citations, and the sign by which the next sentence is known to begin.
const possibleEnd = /[.!?…]+["”»’')]*(?:(?:\s*\[[\d\s,;]*\])+\s*|\s+)(?=\S)/g;

/** Cuts a text into sentences while it arrives. */
export interface SentenceSplitter {
  /** The sentences that are complete with this part. */
  push(part: string): string[];
  /** What is left when nothing more comes. */
  end(): string[];
}

const wordBefore = (text: string) =>
  /(\S*)$/
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^["“«‘'(]+/, '') ?? '';

/** Whether the text up to a stop is more than a number of a list, an abbreviation or an initial. */
function isEnd(before: string, stop: string, after: string): boolean {
  if (stop.includes('[')) return true;
  if (/^[\p{Ll}]/u.test(after)) return false;
  if (!stop.startsWith('.') || stop.startsWith('..')) return true;
  if (/^\s*\d{1,2}$/.test(before)) return false;
  return !abbreviations.has(wordBefore(before));
}

/** The first place after which a new sentence begins; undefined while that cannot be told. */
function firstEnd(text: string): number | undefined {
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].length;
    const after = text.slice(end);
    // A mark may go on beyond what has come.
    if (after.startsWith('[')) {
      if (!after.includes(']')) return undefined;
      if (/^\[[\d\s,;]*\]/.test(after)) continue;
    }
    if (isEnd(text.slice(0, match.index), match[0], after)) return end;
  }
  return undefined;
}

/**
 * Cuts a text into sentences, whatever parts it comes in. Lines are sentences of their own, and the marks of citations that
 * follow a stop belong to the sentence before it.
 *
 * @example sentencesOf('Ask Dr. Uwase. [1] Walk 1.5 km.') → ['Ask Dr. Uwase. [1]', 'Walk 1.5 km.']
 */
export function createSentenceSplitter(): SentenceSplitter {
  let rest = '';

  function takeFromLine(line: string, isWhole: boolean): { found: string[]; left: string } {
    const found: string[] = [];
    let left = line;
    for (let end = firstEnd(left); end !== undefined; end = firstEnd(left)) {
      found.push(left.slice(0, end));
      left = left.slice(end);
    }
    return isWhole ? { found: [...found, left], left: '' } : { found, left };
  }

  const clean = (found: readonly string[]) =>
    found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');

  return {
    push(part) {
      const lines = (rest + part).split('\n');
      const last = lines.pop() ?? '';
      const whole = lines.flatMap((line) => takeFromLine(line, true).found);
      const { found, left } = takeFromLine(last, false);
      rest = left;
      return clean([...whole, ...found]);
    },
    end() {
      const { found } = takeFromLine(rest, true);
      rest = '';
      return clean(found);
    },
  };
}

/** The sentences of a text that is there as a whole. */
export function sentencesOf(text: string): string[] {
  const splitter = createSentenceSplitter();
  return [...splitter.push(text), ...splitter.end()];
}
