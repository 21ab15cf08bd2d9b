const begin = '<think>';
const end = '</think>';

/**
 * Leaves out what some models think aloud before they answer. What is held back while it may still be the beginning of a mark is
 * no part of any answer, so it need not be given out at the end.
 */
export function createThoughtFilter(): { push(words: string): string } {
  let state: 'before' | 'thinking' | 'answering' = 'before';
  let held = '';
  return {
    push(words) {
      if (state === 'answering') return words;
      held += words;
      const start = held.trimStart();
      if (state === 'before' && start.startsWith(begin)) state = 'thinking';
      else if (state === 'before' && !begin.startsWith(start)) state = 'answering';
      if (state === 'before') return '';
      if (state === 'thinking') {
        const at = held.indexOf(end);
        if (at === -1) {
          // What may be the beginning of the mark.
          held = held.slice(-end.length);
          return '';
        }
        held = held.slice(at + end.length);
        state = 'answering';
      }
      return held;
    },
  };
}
