import { expect, test } from 'vitest';
import { cutPassages } from './passages.ts';

const page = (main: string) =>
  `<!doctype html><body><nav>Menu</nav><main id="content">${main}</main><footer>End</footer>`;
const sectionsOf = (main: string) =>
  cutPassages(page(main)).passages.map(({ section, heading, blocks }) => [section, heading, blocks.length]);

test('a section with an id is a passage, and what stands before the first is the lead of the page', () => {
  const cut = cutPassages(
    page(
      '<h1>Heart</h1><p>Measure &amp; walk.</p><section id="signs"><h2>Know the <em>signs</em></h2><p>Pain.</p><ul><li>Arm</li><li>Jaw</li></ul></section>',
    ),
  );
  expect(cut.title).toBe('Heart');
  expect(cut.passages).toEqual([
    { section: '', heading: '', blocks: [{ kind: 'text', text: 'Measure & walk.' }] },
    {
      section: 'signs',
      heading: 'Know the signs',
      blocks: [
        { kind: 'text', text: 'Pain.' },
        {
          kind: 'list',
          ordered: false,
          items: [
            { term: '', text: 'Arm' },
            { term: '', text: 'Jaw' },
          ],
        },
      ],
    },
  ]);
});

test('a heading with an id begins a passage, and one without stays inside', () => {
  expect(
    sectionsOf('<p>Lead</p><h2 id="a">A</h2><p>1</p><h3>Do</h3><p>2</p><h3 id="b">B</h3><p>3</p>'),
  ).toEqual([
    ['', '', 1],
    ['a', 'A', 3],
    ['b', 'B', 1],
  ]);
});

test('the first heading alone has the id of its section', () => {
  expect(sectionsOf('<section id="a"><h2>A</h2><p>1</p><h3>Avoid</h3><p>2</p></section>')).toEqual([
    ['a', 'A', 3],
  ]);
});

test.each([
  '<svg><text>Drawn</text></svg>',
  '<p hidden="">Not shown</p>',
  '<span aria-hidden="true">→</span>',
  '<p data-unspoken="true">Sources: 1</p>',
  '<details data-danger="true"><summary><h2>Danger signs: <span>pain</span></h2></summary><p>Go.</p></details>',
  '<aside data-help="true"><h2 id="help">Get help</h2><p>114</p></aside>',
  '<figure><figcaption>Video</figcaption></figure>',
  '<p><a href="#video">Watch a video</a></p>',
  '<form><label>Name</label><p>Hint</p></form>',
  '<footer><div><div>Inner</div></div><p>End</p></footer>',
])('%s is not quoted', (html) => {
  expect(sectionsOf(`<p>Lead</p>${html}`)).toEqual([['', '', 1]]);
});

test('a pair of a list keeps its term, and the line of danger and the review of the page are known', () => {
  const cut = cutPassages(
    page(
      '<details open data-danger="true"><summary><span>!</span><h2>Danger signs: <span>pain</span></h2></summary></details><section id="m"><h2>Myths</h2><dl><div><dt>“No”</dt><dd>Yes.</dd></div></dl></section><footer><details data-sources="true"><ol><li>WHO</li></ol></details><div class="n"><p>Last changed: today.</p></div></footer>',
    ),
  );
  expect(cut.danger).toBe('Danger signs: pain');
  expect(cut.reviewed).toBe('Last changed: today.');
  expect(cut.passages.at(-1)?.blocks).toEqual([
    { kind: 'list', ordered: false, items: [{ term: '“No”', text: 'Yes.' }] },
  ]);
});
