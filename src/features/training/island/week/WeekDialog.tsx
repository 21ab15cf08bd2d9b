import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import type { Choosable } from '#src/features/training/logic/choosable.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { changeFrom, type Placed, type PlanEdit, removeFrom } from '#src/features/training/logic/week.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { AddDialog, type AddStart } from './AddDialog.tsx';
import { PlacedDialog } from './PlacedDialog.tsx';
import type { WeekAddresses, WeekTexts } from './week-texts.ts';

/** What is asked in front of the week. */
export type Open = { what: 'add'; start: AddStart } | { what: 'change'; placed: Placed };

interface WeekDialogProps {
  open: Open;
  /** Undefined until it has come. */
  catalogue: Catalogue | undefined;
  own: readonly Choosable[];
  placements: readonly Kept<Placement>[];
  nameOf: (placed: Placed) => string;
  texts: WeekTexts;
  addresses: WeekAddresses;
  /** Gets what is to be written, what it is called, and the day whose week is to be shown then. */
  onEdit: (edit: PlanEdit, text: string, day?: Day) => void;
  onClose: () => void;
}

/** The question that stands in front of the week: what to add, or what to change. */
export function WeekDialog(props: WeekDialogProps) {
  const { open, catalogue, own, placements, nameOf, texts, addresses, onEdit, onClose } = props;
  if (open.what === 'change') {
    const { placed } = open;
    const name = nameOf(placed);
    return (
      <PlacedDialog
        placed={placed}
        name={name}
        texts={texts}
        onSave={(to) => onEdit(changeFrom(placed, to), fillTemplate(texts.changed, { name }))}
        onRemove={() => onEdit(removeFrom(placed), fillTemplate(texts.removed, { name }))}
        onClose={onClose}
      />
    );
  }
  return (
    catalogue && (
      <AddDialog
        start={open.start}
        catalogue={catalogue}
        own={own}
        placements={placements}
        texts={texts}
        addresses={addresses}
        onAdd={(contents) => {
          const name = contents.map((content) => content.name).join(', ');
          const edit = { save: contents.map((content) => ({ content })), remove: [] };
          onEdit(edit, fillTemplate(texts.added, { name }), contents[0]?.date);
        }}
        onClose={onClose}
      />
    )
  );
}
