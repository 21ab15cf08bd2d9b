import { type Examples, words } from './examples.ts';
import { SelectField } from './SelectField.tsx';

const options = [
  { value: 'short', label: words.short },
  { value: 'long', label: words.long },
];

export const selectFieldExamples: Examples = {
  component: 'SelectField',
  examples: {
    'with nothing chosen': () => <SelectField label={words.short} placeholder="Choose" options={options} />,
    chosen: () => (
      <SelectField label={words.short} placeholder="Choose" options={options} defaultValue="short" />
    ),
    'with the usual choices first': () => (
      <SelectField label={words.short} placeholder="Choose" options={options} first={options.slice(1)} />
    ),
    disabled: () => <SelectField label={words.short} placeholder="Choose" options={options} disabled />,
    'with a hint, an error and long words': () => (
      <SelectField
        label={words.long}
        hint={words.long}
        error={words.unbroken}
        placeholder={words.long}
        options={options}
        defaultValue="long"
      />
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <SelectField
          label={words.rightToLeft}
          hint={words.rightToLeft}
          placeholder={words.rightToLeft}
          options={options}
        />
      </div>
    ),
  },
};
