import { type Examples, words } from './examples.ts';
import { PasswordFields } from './PasswordFields.tsx';

const labels = { showPassword: 'Show password', hidePassword: 'Hide password' };

export const passwordFieldsExamples: Examples = {
  component: 'PasswordFields',
  examples: {
    'to log in': () => (
      <form>
        <PasswordFields
          fields={[{ name: 'password', label: words.short, autoComplete: 'current-password' }]}
          labels={labels}
        />
      </form>
    ),
    'to choose one, with errors and long words': () => (
      <form>
        <PasswordFields
          fields={[
            {
              name: 'new',
              label: words.short,
              hint: words.long,
              error: words.error,
              autoComplete: 'new-password',
            },
            { name: 'again', label: words.long, error: words.long, autoComplete: 'new-password' },
          ]}
          labels={{ showPassword: words.long, hidePassword: words.unbroken }}
        />
      </form>
    ),
    'right to left': () => (
      <form dir="rtl" lang="ar">
        <PasswordFields
          fields={[{ name: 'password', label: words.rightToLeft, autoComplete: 'current-password' }]}
          labels={{ showPassword: words.rightToLeft, hidePassword: words.rightToLeft }}
        />
      </form>
    ),
  },
};
