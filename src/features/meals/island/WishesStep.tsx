import { type ComponentType, useState } from 'react';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import { mealNames } from '#src/features/meals/logic/kinds.ts';
import {
  type Avoidance,
  avoidanceNames,
  isFast,
  leftoverWays,
  type Wishes,
  wishLimits,
} from '#src/features/meals/logic/wishes.ts';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { Choice, Ticks } from './Choice.tsx';
import type { FoodWishesProps } from './FoodWishes.tsx';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';

interface WishesStepProps {
  texts: MealsTexts;
  wishes: Wishes;
  /** Undefined until it is wanted and has come. */
  file: DishFile | undefined;
  onChange: (changed: Partial<Wishes>) => void;
  onFileWanted: () => void;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1));

/** The list with something added or taken away, in the order of all. */
const toggled = <Item,>(all: readonly Item[], list: readonly Item[], item: Item, isIn: boolean): Item[] =>
  all.filter((one) => (one === item ? isIn : list.includes(one)));

/** The second step: days, meals, kitchen, what is left out, and what is in the house. */
export function WishesStep({ texts, wishes, file, onChange, onFileWanted }: WishesStepProps) {
  const words = texts.wishes;
  const counted = (forms: typeof words.timesOption, count: string) =>
    fillTemplate(forms, { count }, texts.numberLocales);
  return (
    <section className={styles.step} data-wishes data-screen-only>
      <h2>{words.heading}</h2>
      <div className={styles.fields}>
        <Choice
          label={words.days}
          value={String(wishes.days)}
          options={upTo(wishLimits.days).map((value) => ({
            value,
            label: formatDecimal(value, texts.numberLocales),
          }))}
          onChange={(days) => onChange({ days: Number(days) })}
        />
        <Choice
          label={words.times}
          value={String(wishes.times)}
          options={upTo(wishLimits.times).map((value) => ({
            value,
            label: counted(words.timesOption, value),
          }))}
          onChange={(times) => onChange({ times: Number(times) })}
        />
        <Choice
          label={words.minutes}
          value={String(wishes.minutes ?? '')}
          options={[
            { value: '', label: words.anyTime },
            ...wishLimits.minutes.map((minutes) => ({
              value: String(minutes),
              label: counted(words.atMostMinutes, String(minutes)),
            })),
          ]}
          onChange={(minutes) => onChange({ minutes: minutes === '' ? null : Number(minutes) })}
        />
        <Choice
          label={words.leftovers}
          value={wishes.leftovers}
          options={leftoverWays.map((value) => ({ value, label: words.leftoverWays[value] }))}
          onChange={(leftovers) => onChange({ leftovers })}
        />
      </div>
      <TickedWishes texts={texts} wishes={wishes} onChange={onChange} />
      <FoodParts texts={texts} wishes={wishes} file={file} onChange={onChange} onFileWanted={onFileWanted} />
    </section>
  );
}

function TickedWishes({ texts, wishes, onChange }: Pick<WishesStepProps, 'texts' | 'wishes' | 'onChange'>) {
  const words = texts.wishes;
  const kitchen = { fridge: wishes.fridge, onePot: wishes.onePot, littleFuel: wishes.littleFuel } as const;
  const days = texts.weekdayNames.slice(0, wishes.days);
  return (
    <>
      <Ticks
        label={words.meals}
        error={wishes.meals.length === 0 && !wishes.ramadan ? words.noMeals : undefined}
        boxes={mealNames.map((name) => ({
          name,
          label: texts.mealNames[name],
          isTicked: wishes.meals.includes(name),
        }))}
        onTick={(name, isTicked) =>
          onChange({
            meals: mealNames.filter((meal) => (meal === name ? isTicked : wishes.meals.includes(meal))),
          })
        }
      />
      <Ticks
        label={words.kitchen}
        boxes={Object.entries(kitchen).map(([name, isTicked]) => ({
          name,
          label: words[name as keyof typeof kitchen],
          isTicked,
        }))}
        onTick={(name, isTicked) => onChange({ [name]: isTicked })}
      />
      <Ticks
        label={words.avoid}
        boxes={avoidanceNames.map((name) => ({
          name,
          label: words.avoidances[name],
          isTicked: wishes.avoid.includes(name),
        }))}
        onTick={(name, isTicked) =>
          onChange({ avoid: toggled<Avoidance>(avoidanceNames, wishes.avoid, name as Avoidance, isTicked) })
        }
      />
      {wishes.avoid.includes('halal') && <p className={styles.quiet}>{words.halalNote}</p>}
      <p className={styles.quiet}>{words.allergyNote}</p>
      <Ticks
        label={words.fasting}
        boxes={[
          ...days.map((label, day) => ({ name: String(day), label, isTicked: wishes.fasting.includes(day) })),
          { name: 'ramadan', label: words.ramadan, isTicked: wishes.ramadan },
        ]}
        onTick={(name, isTicked) =>
          onChange(
            name === 'ramadan'
              ? { ramadan: isTicked }
              : { fasting: toggled([0, 1, 2, 3, 4, 5, 6], wishes.fasting, Number(name), isTicked) },
          )
        }
      />
      {wishes.ramadan && !isFast(wishes) && <p className={styles.quiet}>{texts.unmet.fast}</p>}
      {wishes.ramadan &&
        // All the rest stands at the menu itself; these two say who does not begin at all.
        [words.ramadanNotes.ask, texts.said.fasting].map((note) => (
          <p key={note} className={styles.changed}>
            {note}
          </p>
        ))}
    </>
  );
}

/** What is asked of single dishes and foods: long lists, which come when somebody opens them. */
function FoodParts({ texts, wishes, file, onChange, onFileWanted }: WishesStepProps) {
  const [Part, setPart] = useState<{ Lists: ComponentType<FoodWishesProps> }>();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    onFileWanted();
    if (Part) return;
    setFailed(false);
    import('./FoodWishes.tsx').then(
      ({ FoodWishes: Lists }) => setPart({ Lists }),
      () => setFailed(true),
    );
  };
  return (['dishes', 'house', 'prices'] as const).map((name) => (
    <div key={name} className={styles.folded}>
      <Folded summary={texts.wishes[name]} onToggle={(isOpen) => isOpen && open()}>
        <p className={styles.quiet}>{texts.wishes[`${name}Hint`]}</p>
        {hasFailed && <p role="alert">{texts.menu.failed}</p>}
        {Part && file && (
          <Part.Lists part={name} texts={texts} wishes={wishes} file={file} onChange={onChange} />
        )}
      </Folded>
    </div>
  ));
}
