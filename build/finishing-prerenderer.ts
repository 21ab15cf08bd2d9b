import type { AstroPrerenderer } from 'astro';

/** What becomes of pages between Astro, which makes them, and the files that it writes them to. */
export interface PageFinish {
  /** Before the first page, when the bundler has written all its files. */
  begin: () => Promise<void>;
  /** A page as it is to be written. */
  finish: (html: string) => string;
  /** Is shown what is written. */
  watch: (page: Buffer) => void;
}

/** A prerenderer whose pages are finished before they are written, so that no file is read and written again. */
export function finishingPrerenderer(prerenderer: AstroPrerenderer, page: PageFinish): AstroPrerenderer {
  return {
    ...prerenderer,
    async setup() {
      await prerenderer.setup?.();
      await page.begin();
    },
    async render(request, options) {
      const rendered = await prerenderer.render(request, options);
      const { response, ...rest } = rendered instanceof Response ? { response: rendered } : rendered;
      if (!response.headers.get('content-type')?.startsWith('text/html')) return rendered;
      const finished = Buffer.from(page.finish(await response.text()));
      page.watch(finished);
      return { ...rest, response: new Response(finished, response) };
    },
  };
}
