/**
 * Which page a browser may fetch before it is asked for: the one that the finger or the mouse already presses on. More would
 * cost readers money for pages that they never open, and a page that runs beforehand would cost them still more. Nothing is
 * fetched for whoever saves data (enhance/save-data.ts). Without a word on eagerness, a browser waits until the reader presses.
 *
 * Never fetched: what is no page, such as a download (its path has a dot), the API, and the pages of an account.
 *
 * They stand at the end of each page: as a file of their own they would be asked for beside the style sheet, on a
 * connection that a slow network still has to open.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/api/*', '{/:language}?/premium{/*}?'] } },
        ],
      },
    },
  ],
});
