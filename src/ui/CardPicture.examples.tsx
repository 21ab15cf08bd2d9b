import { CardPicture } from './CardPicture.tsx';
import type { Examples } from './examples.ts';

export const cardPictureExamples: Examples = {
  component: 'CardPicture',
  examples: {
    square: () => <CardPicture file="favicon.svg" width={240} height={240} />,
    'wider than a phone': () => <CardPicture file="favicon.svg" width={900} height={500} />,
  },
};
