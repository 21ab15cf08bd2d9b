import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import { stalls } from '#src/features/meals/logic/kinds.ts';
import { type Country, currencies, type Wishes } from '#src/features/meals/logic/wishes.ts';
import { Choice } from './Choice.tsx';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { NumberInput } from './NumberInput.tsx';

export interface FoodWishesProps {
  part: 'dishes' | 'house' | 'prices';
  texts: MealsTexts;
  wishes: Wishes;
  file: DishFile;
  onChange: (changed: Partial<Wishes>) => void;
}

/** What is wished of single dishes, what is in the house, and what foods cost. */
export function FoodWishes(props: FoodWishesProps) {
  switch (props.part) {
    case 'dishes':
      return <DishChoices {...props} />;
    case 'house':
      return <FoodNumbers {...props} name="house" />;
    case 'prices':
      return <Prices {...props} />;
  }
}

const ways = ['any', 'wanted', 'disliked'] as const;
type Way = (typeof ways)[number];

function DishChoices({ texts, wishes, file, onChange }: FoodWishesProps) {
  const change = (id: string, way: Way) => {
    const without = (list: readonly string[]) => list.filter((one) => one !== id);
    onChange({
      wanted: way === 'wanted' ? [...without(wishes.wanted), id] : without(wishes.wanted),
      disliked: way === 'disliked' ? [...without(wishes.disliked), id] : without(wishes.disliked),
    });
  };
  const wayOf = (id: string): Way =>
    wishes.wanted.includes(id) ? 'wanted' : wishes.disliked.includes(id) ? 'disliked' : 'any';
  return (
    <div className={styles.fields}>
      {Object.entries(file.dishes)
        .sort(([, one], [, other]) => one.name.localeCompare(other.name))
        .map(([id, dish]) => (
          <Choice
            key={id}
            label={dish.name}
            value={wayOf(id)}
            options={ways.map((value) => ({ value, label: texts.wishes.dishWays[value] }))}
            onChange={(way) => change(id, way)}
          />
        ))}
    </div>
  );
}

const countries = Object.keys(currencies) as Country[];

function Prices(props: FoodWishesProps) {
  const { texts, wishes, onChange } = props;
  return (
    <>
      <div className={styles.fields}>
        <Choice<Country | ''>
          label={texts.wishes.currency}
          value={wishes.country ?? ''}
          options={[
            { value: '', label: texts.choose },
            ...countries.map((value) => ({ value, label: currencies[value] })),
          ]}
          onChange={(country) => onChange({ country: country === '' ? null : country })}
        />
        <NumberInput
          label={texts.wishes.budget}
          hint={texts.wishes.budgetHint}
          value={wishes.budget}
          badNumber={texts.wishes.badNumber}
          onChange={(budget) => onChange({ budget })}
        />
      </div>
      <FoodNumbers {...props} name="prices" />
    </>
  );
}

/** A number for each food, stall by stall; a food without one has none. */
function FoodNumbers({
  texts,
  wishes,
  file,
  onChange,
  name,
}: FoodWishesProps & { name: 'house' | 'prices' }) {
  const change = (id: string, value: number | null) => {
    const { [id]: _, ...others } = wishes[name];
    onChange({ [name]: value === null || value === 0 ? others : { ...others, [id]: value } });
  };
  return stalls.map((stall) => {
    const foods = Object.entries(file.foods)
      .filter(([, food]) => food.stall === stall)
      .sort(([, one], [, other]) => one.name.localeCompare(other.name));
    return (
      foods.length > 0 && (
        <fieldset key={stall} className={styles.foods}>
          <legend>{texts.shopping.stalls[stall]}</legend>
          <div className={styles.fields}>
            {foods.map(([id, food]) => (
              <NumberInput
                key={id}
                label={food.name}
                value={wishes[name][id] ?? null}
                badNumber={texts.wishes.badNumber}
                onChange={(value) => change(id, value)}
              />
            ))}
          </div>
        </fieldset>
      )
    );
  });
}
