import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { type Examples, words } from './examples.ts';

export const cardExamples: Examples = {
  component: 'Card',
  examples: {
    'heading, text and a button': () => (
      <Card>
        <h3>{words.sentence}</h3>
        <p>{words.long}</p>
        <div>
          <Button>{words.short}</Button>
        </div>
      </Card>
    ),
    'a word that is too long for a line': () => (
      <Card>
        <p>{words.unbroken}</p>
      </Card>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Card>
          <p>{words.rightToLeft}</p>
        </Card>
      </div>
    ),
  },
};
