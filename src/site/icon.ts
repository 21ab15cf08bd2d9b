import icon from '#public/favicon.svg?raw';
import { routes } from './routes.ts';

const inPage = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replace(/[%#>]/g, encodeURIComponent)}`;

/**
 * Where a browser finds the icon of a page. Each page holds it, because as a file it would be asked for while the page
 * still waits for its style sheet. The home page names the file: search engines look for it there, and read no other.
 */
export const iconOf = (path: string): string => (path === routes.home ? '/favicon.svg' : inPage);
