import type { Day } from '#src/features/training/logic/days.ts';
import { changeChecks, changedSession, type DoneProblem } from '#src/features/training/logic/done-form.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { useForm } from '#src/ui/use-form.ts';
import { DateField, FeltField, MinutesField } from './DoneFields.tsx';
import type { LogTexts } from './log-texts.ts';

interface ChangeFormProps {
  texts: LogTexts;
  today: Day;
  session: Kept<Done>;
  /** What the session is called in the reader's language. */
  name: string;
  onSave: (session: Kept<Done>) => void;
  onClose: () => void;
}

/** Changes the day, the minutes or the feeling of an entry. */
export function ChangeForm({ texts, today, session, name, onSave, onClose }: ChangeFormProps) {
  const words = texts.form;
  const { attributes, tries, errorOf, summary } = useForm<'date' | 'minutes', DoneProblem, never>({
    checks: changeChecks(today),
    problemText: (field, problem) => words.errors[problem === 'future' ? problem : field],
    troubleText: (trouble) => trouble,
    send: (values, form) => {
      onSave(changedSession(session, values));
      form.closest('dialog')?.close();
      return { kind: 'done' };
    },
  });
  return (
    <Dialog title={words.change} closeLabel={texts.close} onClose={onClose}>
      <p>
        <strong>{name}</strong>
      </p>
      <FormGrid autoComplete="off" {...attributes}>
        {summary && <ErrorSummary key={tries} title={words.errors.title} {...summary} />}
        <DateField texts={words} error={errorOf('date')} value={session.date} latest={today} />
        <MinutesField texts={words} error={errorOf('minutes')} value={session.minutes} />
        <FeltField texts={words} value={session.felt} />
        <Button type="submit">{words.save}</Button>
      </FormGrid>
    </Dialog>
  );
}
