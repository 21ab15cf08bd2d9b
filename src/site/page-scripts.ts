import { createHash } from 'node:crypto';

/** A small program that adds to a page what HTML cannot do. */
export interface PageScript {
  name: string;
  /** The attribute of what it acts on; a page without it does not get the script. */
  hook: `data-${string}`;
  code: string;
  /** For a script that changes what stands near the top: the page is not painted before it has run. */
  beforePaint?: true;
  /** For a script that few readers use: its file is fetched when the first of them clicks on what it acts on. */
  whenClicked?: true;
}

// Larger ones cost more in every page than a request of their own, which the browser then keeps.
const largestInPage = 2048;

/** The scripts that find something to act on in a page. */
export function scriptsFor<Script extends PageScript>(html: string, scripts: readonly Script[]): Script[] {
  return scripts.filter(({ hook }) => html.includes(` ${hook}="`));
}

/**
 * The file of a script that is too large to stand in each page; its name changes with its content, so that it can be kept
 * for ever. Relative to the site's root, without the leading slash.
 */
export function fileOfScript(script: PageScript): string | undefined {
  const { name, code, beforePaint, whenClicked } = script;
  if (beforePaint || (code.length <= largestInPage && !whenClicked)) return undefined;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `assets/scripts/${name}.${hash}.js`;
}
