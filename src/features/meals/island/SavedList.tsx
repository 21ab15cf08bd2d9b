import { useMemo, useState } from 'react';
import { removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { type SavedMenu, savedMenus } from '#src/features/meals/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';

interface SavedListProps {
  texts: MealsTexts;
  onOpen: (saved: SavedMenu) => void;
}

/** The menus that are kept; what is deleted leaves in its place the way back. */
export function SavedList({ texts, onOpen }: SavedListProps) {
  const words = texts.saved;
  const { entries } = useEntries();
  const saved = useMemo(() => savedMenus(entries), [entries]);
  const [removed, setRemoved] = useState<SavedMenu>();
  const nameOf = ({ made, menu }: SavedMenu) =>
    fillTemplate(
      words.name,
      {
        date: new Intl.DateTimeFormat([...texts.numberLocales], {
          dateStyle: 'short',
          timeZone: 'UTC',
        }).format(Date.parse(made)),
        count: menu.days.length,
      },
      texts.numberLocales,
    );
  if (saved.length === 0 && !removed) return null;
  return (
    <section className={styles.saved} data-saved data-screen-only>
      <h3>{words.heading}</h3>
      <ul>
        {saved.map((one) => (
          <li key={one.id}>
            <p>{nameOf(one)}</p>
            <div className={styles.row}>
              <Button variant="secondary" onClick={() => onOpen(one)}>
                {words.open}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setRemoved(one);
                  removeEntry(one.id);
                }}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div role="status">{removed && <p>{words.removed}</p>}</div>
      {removed && (
        <Button
          variant="secondary"
          onClick={() => {
            const { id, ...content } = removed;
            saveEntry('menu', content, id);
            setRemoved(undefined);
          }}
        >
          {texts.menu.undo}
        </Button>
      )}
    </section>
  );
}
