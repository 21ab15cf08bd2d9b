import { NumberField } from '#src/ui/Field.tsx';
import { useFault } from './fault.tsx';

/** A field for a number of a calculator. What was wrong with it stays at it until it is put right. */
export function MeasureField(props: { name: string; label: string; hint: string }) {
  return <NumberField {...props} {...useFault(props.name)} />;
}
