import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type Examples, words } from './examples.ts';
import { TextField } from './Field.tsx';
import { FormGrid } from './FormGrid.tsx';

export const formGridExamples: Examples = {
  component: 'FormGrid',
  examples: {
    'with a field': () => (
      <FormGrid>
        <TextField label={words.short} />
        <Button>{words.short}</Button>
      </FormGrid>
    ),
    'with errors and long words': () => (
      <FormGrid>
        <ErrorSummary title={words.long} items={[{ name: 'content', text: words.long }]} />
        <TextField label={words.long} error={words.unbroken} />
        <Button>{words.long}</Button>
      </FormGrid>
    ),
    'right to left': () => (
      <FormGrid dir="rtl" lang="ar">
        <TextField label={words.rightToLeft} error={words.rightToLeft} />
        <Button>{words.rightToLeft}</Button>
      </FormGrid>
    ),
  },
};
