import { Button, ButtonLink } from './Button.tsx';
import { type Examples, words } from './examples.ts';

export const buttonExamples: Examples = {
  component: 'Button',
  examples: {
    primary: () => <Button>{words.short}</Button>,
    secondary: () => <Button variant="secondary">{words.short}</Button>,
    quiet: () => <Button variant="quiet">{words.short}</Button>,
    disabled: () => <Button disabled>{words.short}</Button>,
    'long words': () => <Button>{words.long}</Button>,
    'a word that cannot be broken': () => <Button variant="secondary">{words.unbroken}</Button>,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Button>{words.rightToLeft}</Button>
      </div>
    ),
    'a link': () => <ButtonLink href="#content">{words.short}</ButtonLink>,
    'a link with long words': () => (
      <ButtonLink href="#content" variant="quiet">
        {words.long}
      </ButtonLink>
    ),
  },
};
