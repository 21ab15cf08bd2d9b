import { useState } from 'react';
import { type Examples, words } from './examples.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

function Switch({ labels }: { labels: readonly string[] }) {
  const modes = labels.map((label, index) => ({ value: String(index), label }));
  const [mode, setMode] = useState('0');
  return <ModeSwitch label={words.short} modes={modes} value={mode} onChange={setMode} />;
}

export const modeSwitchExamples: Examples = {
  component: 'ModeSwitch',
  examples: {
    'of two': () => <Switch labels={['Log in', 'Sign up']} />,
    'of three with long words': () => <Switch labels={[words.long, words.unbroken, words.sentence]} />,
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Switch labels={[words.rightToLeft, words.rightToLeft]} />
      </div>
    ),
  },
};
