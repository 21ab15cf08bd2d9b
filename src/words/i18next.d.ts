import 'i18next';
import type { englishTexts } from './english-texts.ts';
import type { namespaces } from './resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: (typeof namespaces)[0];
    resources: typeof englishTexts;
  }
}
