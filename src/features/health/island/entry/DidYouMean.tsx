import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';

interface DidYouMeanProps {
  texts: HealthTexts;
  value: string;
  onAccept: (value: string) => void;
}

/** Asks whether another value was meant, and fills it in. */
export function DidYouMean({ texts: { entry, measures }, value, onAccept }: DidYouMeanProps) {
  return (
    <div>
      <p>{fillTemplate(entry.meant, { value })}</p>
      <Button variant="secondary" onClick={() => onAccept(value)}>
        {measures.meant.accept}
      </Button>
    </div>
  );
}
