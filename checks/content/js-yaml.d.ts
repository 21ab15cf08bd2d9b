declare module 'js-yaml' {
  /** @throws YAMLException where the text is no YAML */
  export function load(text: string): unknown;
  export class YAMLException extends Error {
    readonly reason: string;
    /** Where it stopped; lines count from 0. */
    readonly mark: { readonly line: number } | undefined;
  }
}
