import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { type SpanName, spanNames } from '#src/features/health/logic/spans.ts';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';

interface SpanSwitchProps {
  texts: HealthTexts;
  value: SpanName;
  onChange: (span: SpanName) => void;
}

/** For how long back something is shown. */
export function SpanSwitch({ texts: { pictures }, value, onChange }: SpanSwitchProps) {
  return (
    <ModeSwitch
      label={pictures.span}
      modes={spanNames.map((name) => ({ value: name, label: pictures.spans[name] }))}
      value={value}
      onChange={onChange}
    />
  );
}
