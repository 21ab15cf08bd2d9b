import { costOf } from '#src/features/meals/logic/judge.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { shoppingList } from '#src/features/meals/logic/shopping-list.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { MealsTexts } from './meals-texts.ts';
import { buyingNotes, labelNotes } from './menu-notes.ts';
import styles from './Shopping.module.css';
import { extentText } from './write-eaters.ts';
import { gramsText, moneyText } from './write-menu.ts';

interface ShoppingProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
  /** Foods that are bought. */
  ticks: readonly string[];
  onTicks: (ticks: readonly string[]) => void;
}

/** What is to be bought, stall by stall, to tick off. */
export function Shopping({ texts, kitchen, menu, ticks, onTicks }: ShoppingProps) {
  const words = texts.shopping;
  const list = shoppingList(kitchen, menu);
  const labels = labelNotes(texts, kitchen, menu);
  const tick = (food: string, isTicked: boolean) =>
    onTicks(isTicked ? [...ticks, food] : ticks.filter((one) => one !== food));
  return (
    <section className={styles.shopping} data-shopping>
      <h3>{words.heading}</h3>
      <p>{extentText(texts, kitchen, menu.days.length)}</p>
      <p>{list.length === 0 ? words.nothing : words.text}</p>
      <div className={styles.stalls}>
        {list.map(({ stall, items }) => (
          <fieldset key={stall}>
            <legend>{words.stalls[stall]}</legend>
            <ul>
              {items.map(({ food, grams, cost }) => (
                <li key={food}>
                  <label>
                    <input
                      type="checkbox"
                      checked={ticks.includes(food)}
                      onChange={(event) => tick(food, event.currentTarget.checked)}
                    />
                    <span>
                      {kitchen.file.foods[food]?.name ?? food}
                      {/* Where the label is read. */}
                      {labels.has(food) && <small className={styles.label}>{labels.get(food)}</small>}
                    </span>
                    <span className={styles.amount}>
                      {gramsText(texts, grams)}
                      {cost !== undefined && cost > 0 && ` · ${moneyText(texts, kitchen.wishes, cost)}`}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      {buyingNotes(texts, kitchen.wishes).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Cost texts={texts} kitchen={kitchen} menu={menu} />
    </section>
  );
}

function Cost({ texts, kitchen, menu }: Pick<ShoppingProps, 'texts' | 'kitchen' | 'menu'>) {
  const { shopping: words, numberLocales } = texts;
  const { cost, unpriced } = costOf(kitchen, menu);
  if (cost === 0) {
    const levels = menu.days.flat().map(({ dish }) => kitchen.file.dishes[dish]?.price ?? 1);
    const mean = levels.reduce<number>((sum, level) => sum + level, 0) / Math.max(1, levels.length);
    return (
      <p>{fillTemplate(words.price, { level: formatDecimal(Math.round(mean * 10) / 10, numberLocales) })}</p>
    );
  }
  return (
    <p>
      <strong>{fillTemplate(words.cost, { cost: moneyText(texts, kitchen.wishes, cost) })}</strong>{' '}
      {unpriced.length > 0 && fillTemplate(words.unpriced, { count: unpriced.length }, numberLocales)}
    </p>
  );
}
