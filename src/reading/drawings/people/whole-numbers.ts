/**
 * A figure of the drawing engine with its places in whole units. A drawing stands still and is 340 units wide, so that nobody
 * sees what the decimals say, and each costs every reader of the page.
 */
export function wholeNumbers(markup: string): string {
  return markup.replace(/(?<= (?:d|c[xy]|r[xy]?|x|y)=")[^"]*/g, (places) =>
    places
      .replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number))))
      .replace(/ (?=-)|(?<=[A-Za-z]) | (?=[A-Za-z])/g, ''),
  );
}
