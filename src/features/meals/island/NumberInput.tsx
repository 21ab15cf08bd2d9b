import { useState } from 'react';
import { NumberField } from '#src/ui/Field.tsx';

interface NumberInputProps {
  label: string;
  hint?: string;
  /** What is kept; null for an empty field. */
  value: number | null;
  /** Said where the text is no number, and where the number is not one to use. */
  badNumber: string;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** The number in a text, with a point or a comma; null for none, undefined where it is no number. */
function numberIn(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/** A field whose number is kept at each letter; what is typed stays, also where it is no number. */
export function NumberInput({ label, hint, value, badNumber, error, onChange }: NumberInputProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [isLeft, setLeft] = useState(value !== null);
  const typed = numberIn(text);
  const change = (next: string) => {
    setText(next);
    const number = numberIn(next);
    if (number !== undefined) onChange(number);
  };
  const wrong = typed === undefined ? badNumber : error;
  return (
    <NumberField
      label={label}
      hint={hint}
      error={isLeft ? wrong : undefined}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
