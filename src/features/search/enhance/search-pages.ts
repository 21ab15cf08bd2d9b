import { afterPaint } from '#src/device/after-paint.ts';
import { showDangerHelp } from '#src/device/danger-help.ts';
import { fetchFile } from '#src/device/fetch-file.ts';
import { loadOnce } from '#src/device/load-once.ts';
import { type DangerOf, type DangerWords, openDangers } from '#src/features/search/logic/danger.ts';
import { foldedWords } from '#src/features/search/logic/folded-words.ts';
import { groupedResults } from '#src/features/search/logic/grouped-results.ts';
import { searchIn } from '#src/features/search/logic/search.ts';
import { pagesOf, type SearchFile, type SearchPage } from '#src/features/search/logic/search-file.ts';
import { spokenLanguage } from '#src/features/search/logic/spoken-language.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';

/**
 * Searches the pages of the language while somebody types. The query stands in the address, so that it can be shared and Back
 * returns to it; it is sent nowhere.
 */
const root = document.querySelector<HTMLElement>('[data-search]');
const form = root?.querySelector('form');
const field = root?.querySelector('input');
const status = root?.querySelector<HTMLElement>('[data-search-status]');
const results = root?.querySelector<HTMLElement>('[data-results]');
const places = root?.querySelector<HTMLElement>('[data-search-places]');
const help = root?.querySelector<HTMLElement>('[data-danger-help]');
const ask = root?.querySelector<HTMLElement>('[data-search-ask]');
/** So many words are a whole question. */
const wordsOfQuestion = 4;
const { language, numberLocales } = spokenLanguage(document.documentElement.lang);
const placesHeading = places?.querySelector('h2')?.textContent ?? '';

const pauseInTyping = 250;
let typing: ReturnType<typeof setTimeout> | undefined;
let dangerOf: DangerOf | undefined;

const loadFile = loadOnce(() => fetchFile<SearchFile>(root?.dataset.search ?? ''));
const loadSearch = loadOnce(async () => searchIn(pagesOf(await loadFile()), language));

/** The words of danger come beside the pages, and no result waits for them. */
const loadDangers = loadOnce(async () => {
  if (!help) return;
  dangerOf = openDangers(await fetchFile<DangerWords>(help.dataset.dangerHelp ?? ''));
  if (dangerOf(field?.value ?? '')) void find();
});

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function resultItem({ address, title, text, picture }: SearchPage): HTMLElement {
  const item = element('li');
  const link = document.createElement('a');
  link.href = address;
  const image = document.createElement(picture ? 'img' : 'i');
  if (image instanceof HTMLImageElement) Object.assign(image, { alt: '', loading: 'lazy', src: picture });
  const words = element('div');
  words.append(element('strong', title), element('span', text));
  link.append(image, words);
  item.append(link);
  return item;
}

function show(query: string, found: readonly SearchPage[]): void {
  const names: Readonly<Record<string, string>> = JSON.parse(results?.dataset.groups ?? '{}');
  results?.replaceChildren(
    ...groupedResults(found).map(({ group, pages }) => {
      const section = element('section');
      const list = element('ol');
      list.append(...pages.map(resultItem));
      section.append(element('h2', names[group]), list);
      return section;
    }),
  );
  const isNone = query !== '' && found.length === 0;
  if (status) {
    const forms = JSON.parse(status.dataset.searchStatus ?? '{"other":""}');
    status.textContent =
      found.length > 0 ? fillTemplate(forms, { count: found.length, query }, numberLocales) : '';
  }
  showDangerHelp(help, dangerOf?.(query));
  offerToAsk(query);
  const heading = places?.querySelector('h2');
  if (places) places.hidden = found.length > 0;
  if (heading)
    heading.textContent = isNone ? fillTemplate(heading.dataset.searchNone ?? '', { query }) : placesHeading;
}

function offerToAsk(query: string): void {
  const link = ask?.querySelector('a');
  if (!ask || !link) return;
  ask.hidden = !query.includes('?') && foldedWords(query).length < wordsOfQuestion;
  link.search = `?${new URLSearchParams({ q: query })}`;
  link.textContent = fillTemplate(ask.dataset.searchAsk ?? '', { query });
}

async function find(): Promise<void> {
  const query = field?.value.trim() ?? '';
  clearTimeout(typing);
  history.replaceState(null, '', query === '' ? location.pathname : `?${new URLSearchParams({ q: query })}`);
  if (query === '') return show('', []);
  void loadDangers().catch(() => undefined);
  try {
    const found = (await loadSearch())(query, dangerOf?.(query));
    if (query === field?.value.trim()) show(query, found);
  } catch {
    showDangerHelp(help, dangerOf?.(query));
    if (status) status.textContent = root?.dataset.failed ?? '';
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void find();
});
field?.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(find, pauseInTyping);
});
// It comes while somebody types, but to get it ready would hold up the first letters.
const prepare = () => void Promise.allSettled([loadFile(), loadDangers()]);
field?.addEventListener('focus', () => afterPaint(prepare), { once: true });

const asked = new URLSearchParams(location.search).get('q') ?? '';
if (field) {
  field.value ||= asked;
  if (asked === '') field.focus();
}
if (field?.value) void find();
