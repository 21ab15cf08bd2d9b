import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';

export type OtherViewName = 'pictures' | 'report' | 'data';

interface OtherViewProps {
  texts: HealthTexts;
  view: OtherViewName;
  person: Kept<Person>;
  readings: readonly Kept<Reading>[];
  isAlone: boolean;
  onAdd: (readings: readonly Reading[]) => void;
}

/** The parts of the diary that come from the network when somebody looks at them. */
export function OtherView({ texts, view, isAlone, onAdd, ...own }: OtherViewProps) {
  const pictures = useLazy(view === 'pictures', () => import('./PicturesView.tsx'));
  const report = useLazy(view === 'report', () => import('#src/features/health/island/report/Report.tsx'));
  const data = useLazy(view === 'data', () => import('#src/features/health/island/csv/CsvSection.tsx'));
  if (pictures.hasFailed || report.hasFailed || data.hasFailed)
    return <StatusNotice>{texts.failed}</StatusNotice>;
  return (
    <>
      {view === 'pictures' && pictures.part && (
        <pictures.part.PicturesView texts={texts} {...own} isAlone={isAlone} />
      )}
      {view === 'report' && report.part && <report.part.Report texts={texts} {...own} />}
      {view === 'data' && data.part && <data.part.CsvSection texts={texts} {...own} onAdd={onAdd} />}
    </>
  );
}
