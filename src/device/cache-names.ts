/** The pages that were visited, as the service worker keeps them; `/offline` lists and forgets them. */
export const pageCache = 'pages';

/** Files with a hash in their name, which pages brought. */
export const assetCache = 'assets';
