import { resolve } from 'node:path';

/** The project's own folder, wherever a command is called from. */
export const projectDirectory = resolve(import.meta.dirname, '..');

/** Where the site is built: `dist/` unless OUT_DIR says otherwise. */
export const siteDirectory = resolve(projectDirectory, process.env.OUT_DIR ?? 'dist');
