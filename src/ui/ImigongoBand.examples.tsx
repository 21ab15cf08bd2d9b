import type { Examples } from './examples.ts';
import { ImigongoBand } from './ImigongoBand.tsx';

export const imigongoBandExamples: Examples = {
  component: 'ImigongoBand',
  examples: {
    thin: () => <ImigongoBand />,
    thick: () => <ImigongoBand size="thick" />,
    paper: () => <ImigongoBand size="paper" />,
  },
};
