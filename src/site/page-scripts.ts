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
  /** For a script that is urgent only where the address asks something: else its file is fetched when the page is painted. */
  afterPaint?: true;
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
  const { name, code, beforePaint, whenClicked, afterPaint } = script;
  if (beforePaint || (code.length <= largestInPage && !whenClicked && !afterPaint)) return undefined;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `assets/scripts/${name}.${hash}.js`;
}

/** What of a script stands in the page: all of it, or what fetches its file in time; undefined where the page names the file. */
export function codeInPage(script: PageScript): string | undefined {
  const file = fileOfScript(script);
  if (file === undefined) return script.code;
  if (script.whenClicked) return waitForClick(script.hook, `/${file}`);
  return script.afterPaint ? waitForPaint(`/${file}`) : undefined;
}

/**
 * What stands in the page for a script that waits for a click: it fetches the file and then clicks again, for the script to hear.
 *
 * @param address of the file, from the site's root
 */
function waitForClick(hook: `data-${string}`, address: string): string {
  return `addEventListener('click',function wait({target:t}){if(!t.closest?.('[${hook}]'))return;removeEventListener('click',wait);let s=document.createElement('script');s.src='${address}';s.onload=()=>t.dispatchEvent(new MouseEvent('click',{bubbles:true}));s.onerror=()=>addEventListener('click',wait);document.head.append(s)})`;
}

/**
 * What stands in the page for a script that waits until the page is painted, or not at all where the address holds a query. Its
 * file would share a slow line with the style sheet.
 *
 * @param address of the file, from the site's root
 */
function waitForPaint(address: string): string {
  return `{let add=()=>{let s=document.createElement('script');s.src='${address}';document.head.append(s)};location.search?add():addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(add)))}`;
}
