import { readEnding, writeEnding } from './ending-text.ts';
import { readStored, removeStored, type StoredName, writeStored } from './storage.ts';

/** Texts and choices by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/** What is typed into a form and not sent yet. */
export interface Draft {
  read: () => DraftValues;
  /** Adds to what has been typed. */
  keep: (values: DraftValues) => void;
  /** Forgets what is stored, once it is sent; the page itself still knows it, for the way back to the form. */
  forget: () => void;
}

/** A draft that outlives a reload and a change of language, and a change of form even where nothing can be stored. */
export function draftIn(name: Extract<StoredName, `${string}Draft` | 'safetyPlan'>): Draft {
  // A safety plan is there for a bad day, whenever that comes.
  const [readText, writeText] = name === 'safetyPlan' ? [readStored, writeStored] : [readEnding, writeEnding];
  let remembered: DraftValues | undefined;
  const read = () => {
    remembered ??= storedTexts(readText(name));
    return remembered;
  };
  return {
    read,
    keep: (values) => {
      remembered = { ...read(), ...values };
      writeText(name, JSON.stringify(remembered));
    },
    forget: () => removeStored(name),
  };
}

function storedTexts(stored: string | null): DraftValues {
  try {
    const entries = Object.entries(Object(JSON.parse(stored ?? '{}')));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
