import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineScriptBytes, pageFiles, pageWeight, staticImports } from './page-weight.ts';

function site(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'page-weight-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(directory, dirname(path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  return directory;
}

test('what waits in a template is not part of a visit', () => {
  const directory = site({ 'a.html': '' });
  const html = '<img alt="" src="/now.svg"><template><img alt="" src="/later.svg"></template>';
  expect([...pageFiles(directory, html).images]).toEqual(['now.svg']);
});

test('a page weighs what its own files weigh, compressed copies first', () => {
  const html =
    '<link rel="stylesheet" href="/s.css"><script type="module" src="/s.js"></script><img alt="" src="/p.png">';
  const directory = site({
    'a.html': html,
    'a.html.br': '12345',
    's.css': 'not sent',
    's.css.br': '123',
    's.js': 'not sent',
    's.js.br': '12',
    'p.png': '1234567',
  });
  const files = pageFiles(directory, html);
  expect(pageWeight(directory, 'a.html', files)).toEqual({
    html: 5,
    css: 3,
    javascript: 2,
    images: 7,
    total: 17,
  });
});

test('a script that the page fetches once it is painted counts, and one that waits for a click does not', () => {
  const directory = site({ 'painted.js': '', 'clicked.js': '' });
  const html =
    '<script data-after-paint="/painted.js"></script><script data-on-click="/clicked.js"></script>';
  expect([...pageFiles(directory, html).javascript]).toEqual(['painted.js']);
});

test('an island brings its component, its renderer and all that they import', () => {
  const directory = site({
    'x/c.js': 'import{a}from"./shared.js";import("./later.js")',
    'x/r.js': 'import"./shared.js"',
    'x/shared.js': 'import{z}from"/y/z.js"',
    'x/later.js': '',
    'y/z.js': '',
  });
  const html =
    '<astro-island uid="1" component-url="/x/c.js" renderer-url="/x/r.js" client="load"></astro-island>';
  expect([...pageFiles(directory, html).javascript].sort()).toEqual([
    'x/c.js',
    'x/r.js',
    'x/shared.js',
    'y/z.js',
  ]);
});

test('pictures are counted from img, srcset, the icon and style sheets, each once', () => {
  const directory = site({
    'assets/s.css': 'a{background:url(./band.svg)}b{mask:url("data:image/svg+xml,x")}',
  });
  const html = `<link rel="stylesheet" href="/assets/s.css"><link rel="icon" href="/icon.svg">
    <img src="/p.webp" srcset="/p.webp 1x, /p2.webp 2x"><img src="https://elsewhere.example/q.png">`;
  expect([...pageFiles(directory, html).images].sort()).toEqual([
    'assets/band.svg',
    'icon.svg',
    'p.webp',
    'p2.webp',
  ]);
});

test('a picture brings one of its drawings, and none that is for paper', () => {
  const directory = site({});
  const html =
    '<picture><source media="(prefers-reduced-motion: reduce)" srcset="/still.svg"><img alt="" src="/moving.svg"></picture>' +
    '<img alt="" src="/still.svg" data-on-paper="true">';
  expect([...pageFiles(directory, html).images]).toEqual(['moving.svg']);
});

test('a file that the page names and the site lacks is an error', () => {
  const directory = site({ 'a.html': '' });
  expect(() => pageFiles(directory, '<script src="/missing.js"></script>')).toThrow('missing.js');
  const files = pageFiles(directory, '<img alt="" src="/missing.png">');
  expect(() => pageWeight(directory, 'a.html', files)).toThrow('missing.png');
});

test('an import that waits for a click is no static import', () => {
  expect(staticImports('import{a}from"./a.js";const b=()=>import("./b.js")', 'assets/c.js')).toEqual([
    'assets/a.js',
  ]);
});

test('only scripts that run count as inline scripts', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><script src="/s.js"></script>';
  expect(inlineScriptBytes(data)).toBe(0);
  expect(inlineScriptBytes(`${data}<script>document.title</script>`)).toBeGreaterThan(0);
});
