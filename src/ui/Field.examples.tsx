import { Button } from './Button.tsx';
import { type Examples, words } from './examples.ts';
import { NumberField, TextAreaField, TextField } from './Field.tsx';

export const fieldExamples: Examples = {
  component: 'Field',
  examples: {
    empty: () => <TextField label={words.short} />,
    'with a hint': () => <TextField label={words.short} hint={words.sentence} />,
    'with a hint and an error': () => (
      <TextField label={words.short} hint={words.sentence} error={words.error} defaultValue="Amina" />
    ),
    'with an error and a way out': () => (
      <NumberField
        label={words.short}
        error={words.error}
        remedy={<Button variant="secondary">{words.sentence}</Button>}
        defaultValue="1,70"
      />
    ),
    disabled: () => <TextField label={words.short} defaultValue="Amina" disabled />,
    'with long words': () => (
      <TextField label={words.long} hint={words.long} error={words.long} defaultValue={words.long} />
    ),
    'with a word that cannot be broken': () => <TextField label={words.unbroken} error={words.unbroken} />,
    'for a number': () => <NumberField label={words.short} hint={words.sentence} defaultValue="70.5" />,
    'of several lines': () => <TextAreaField label={words.short} defaultValue={words.long} />,
    'of several lines, with an error': () => <TextAreaField label={words.short} error={words.error} />,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <TextField label={words.rightToLeft} hint={words.rightToLeft} error={words.rightToLeft} />
      </div>
    ),
  },
};
