/** One fault put into the content of the site, and the check that has to find it. */
export interface PlantedFault {
  check: string;
  fault: string;
  file: string;
  /** The text of the file with the fault; none takes the file away. */
  plant: (text: string, texts: ReadonlyMap<string, string>) => string | undefined;
}

export const eyeCare = 'content/pages/tips/eye-care';
export const squat = 'content/exercises/squat';
export const vShape = 'content/week-plans/vShape';
export const workout = 'content/pages/build-body-men/cardio/hiit';
export const translation = (language: string) => `content/interface/${language}/translation.json`;

export const append = (text: string) => (before: string) => `${before.trimEnd()}\n${text}\n`;
export const write = (text: string) => () => text;
export const remove = () => undefined;
export const set =
  (name: string, value: string) =>
  (text: string): string =>
    text.replace(new RegExp(`^( *)${name}: .*$`, 'm'), (_line, indent) => `${indent}${name}: ${value}`);
export const swap =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, to);

/** Changes one text of the interface. */
export const setKey =
  (path: string, value: unknown) =>
  (text: string): string => {
    const parsed: unknown = JSON.parse(text);
    const names = path.split('.');
    let place = parsed as Record<string, unknown>;
    for (const name of names.slice(0, -1)) place = place[name] as Record<string, unknown>;
    place[names.at(-1) ?? ''] = value;
    return JSON.stringify(parsed);
  };
