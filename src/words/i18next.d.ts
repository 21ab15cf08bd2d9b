import 'i18next';
import type { namespaces, Resources } from './resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: (typeof namespaces)[0];
    resources: Resources;
  }
}
