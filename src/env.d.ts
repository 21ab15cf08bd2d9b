/// <reference types="astro/client" />

/** What build/inline-scripts.ts makes of a file: a program as a text. */
declare module '*?inline-script' {
  export const script: string;
}

/** What src/site/enhance/painted.ts does. */
declare namespace Astro {
  interface ClientDirectives {
    'client:painted'?: true;
  }
}
