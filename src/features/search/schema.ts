import { z } from 'zod';

/** The words of a language under which pages are found beside those that stand on them, by the path of the page. */
export const searchNamesSchema = z.record(z.templateLiteral(['/', z.string()]), z.string().min(1));
