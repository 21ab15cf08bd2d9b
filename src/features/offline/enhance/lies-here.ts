import { readStored, type StoredName, storedItems } from '#src/device/storage.ts';
import {
  forgetVisited,
  keepVisited,
  type VisitedPage,
  visitedPages,
} from '#src/features/offline/store/visited-pages.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { part, root, sizeOf, texts } from './page-texts.ts';

let forgotten: readonly VisitedPage[] = [];

function item(child: string | Node): HTMLLIElement {
  const made = document.createElement('li');
  made.append(child);
  return made;
}

/** Shows what lies on the device, apart from the saved languages, which their cards show. */
export async function showWhatLiesHere(): Promise<void> {
  if (!root) return;
  const { usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const total = part(root, 'total');
  if (total)
    total.textContent =
      usage === undefined ? '' : fillTemplate(texts.tool.total ?? '', { size: sizeOf(usage) });
  const names = (Object.keys(storedItems) as StoredName[]).filter((name) => readStored(name));
  part(root, 'stored')?.replaceChildren(
    ...(names.length > 0
      ? names.map((name) => item(texts.stored[name] ?? ''))
      : [item(texts.tool.nothingStored ?? '')]),
  );
  showVisited(await visitedPages().catch(() => []));
}

function showVisited(pages: readonly VisitedPage[]): void {
  if (!root) return;
  part(root, 'visited')?.replaceChildren(
    ...(pages.length > 0 ? pages.map(linkTo) : [item(texts.tool.noneVisited ?? '')]),
  );
  const forget = part<HTMLButtonElement>(root, 'forget');
  if (!forget) return;
  forget.hidden = pages.length === 0 && forgotten.length === 0;
  forget.textContent = (pages.length > 0 ? texts.tool.forget : texts.tool.undo) ?? '';
  forget.onclick = async () => {
    if (pages.length > 0) {
      forgotten = pages;
      await forgetVisited(pages.map(({ path }) => path));
    } else {
      await keepVisited(forgotten);
      forgotten = [];
    }
    await showWhatLiesHere();
  };
}

function linkTo({ path, title }: VisitedPage): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title || path;
  return item(link);
}
