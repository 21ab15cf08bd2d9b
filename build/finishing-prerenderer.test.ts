import type { RouteData } from 'astro';
import { expect, test } from 'vitest';
import { finishingPrerenderer } from './finishing-prerenderer.ts';

const options = { routeData: {} as RouteData };

function prerendererOf(response: () => Response, events: string[] = []) {
  return {
    name: 'test',
    setup: async () => {
      events.push('setup');
    },
    getStaticPaths: async () => [],
    render: async () => ({ response: response() }),
  };
}

test('what is written, and shown, is the finished page, and its status stays', async () => {
  const shown: string[] = [];
  const page = () =>
    new Response('<p>Muraho</p>', { status: 404, headers: { 'content-type': 'text/html;charset=utf-8' } });
  const { render } = finishingPrerenderer(prerendererOf(page), {
    begin: async () => {},
    finish: (html) => html.replace('Muraho', 'Habari — é'),
    watch: (written) => shown.push(written.toString()),
  });
  const rendered = await render(new Request('https://buzima.example/404'), options);
  const { response } = rendered instanceof Response ? { response: rendered } : rendered;
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('<p>Habari — é</p>');
  expect(shown).toEqual(['<p>Habari — é</p>']);
});

test('what is no page is written as it is', async () => {
  const svg = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  const { render } = finishingPrerenderer(prerendererOf(svg), {
    begin: async () => {},
    finish: () => 'changed',
    watch: () => expect.unreachable(),
  });
  const rendered = await render(new Request('https://buzima.example/a.svg'), options);
  const { response } = rendered instanceof Response ? { response: rendered } : rendered;
  expect(await response.text()).toBe('<svg/>');
});

test('finishing begins when the bundler has ended', async () => {
  const events: string[] = [];
  const prerenderer = prerendererOf(() => new Response(), events);
  const { setup } = finishingPrerenderer(prerenderer, {
    begin: async () => {
      events.push('begin');
    },
    finish: (html) => html,
    watch: () => {},
  });
  await setup?.();
  expect(events).toEqual(['setup', 'begin']);
});
