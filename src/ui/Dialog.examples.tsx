import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { type Examples, words } from './examples.ts';

function Opened({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Dialog title={title} closeLabel="Close" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

export const dialogExamples: Examples = {
  component: 'Dialog',
  examples: {
    'with a sentence': () => <Opened title={words.short}>{words.sentence}</Opened>,
    'with long words': () => (
      <Opened title={words.long}>
        <p>{`${words.long} `.repeat(12)}</p>
        <p>{words.unbroken}</p>
      </Opened>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Opened title={words.rightToLeft}>{words.rightToLeft}</Opened>
      </div>
    ),
  },
};
