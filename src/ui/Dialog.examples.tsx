import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { type Examples, words } from './examples.ts';

interface OpenedProps {
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}

function Opened({ title, foot, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Dialog title={title} closeLabel="Close" foot={foot} onClose={() => setOpen(false)}>
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
    'with a foot under long content': () => (
      <Opened title={words.short} foot={<Button variant="quiet">{words.sentence}</Button>}>
        <p>{`${words.long} `.repeat(24)}</p>
      </Opened>
    ),
    'right to left': () => (
      <div dir="rtl" lang="ar">
        <Opened title={words.rightToLeft}>{words.rightToLeft}</Opened>
      </div>
    ),
  },
};
