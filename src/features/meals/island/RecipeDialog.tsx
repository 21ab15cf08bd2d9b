import { fetchFile } from '#src/device/fetch-file.ts';
import type { Recipe, RecipeFile, RecipeIngredient } from '#src/features/meals/logic/dish-file.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import { halvesOf, type Serving } from '#src/features/meals/logic/menu.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Dialogs.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { dishName, gramsText } from './write-menu.ts';

interface RecipeDialogProps {
  texts: MealsTexts;
  files: string;
  kitchen: Kitchen;
  serving: Serving;
  onClose: () => void;
}

/** How a dish of the menu is made, with the amounts for all who eat. */
export function RecipeDialog({ texts, files, kitchen, serving, onClose }: RecipeDialogProps) {
  const words = texts.recipe;
  const {
    part: file,
    hasFailed,
    again,
  } = useLazy(true, () => fetchFile<RecipeFile>(`${files}/recipes.json`));
  const dish = kitchen.file.dishes[serving.dish];
  const recipe = file?.recipes[serving.dish];
  const isMissing = hasFailed || (file !== undefined && recipe === undefined);
  return (
    <Dialog title={dishName(kitchen.file, serving.dish)} closeLabel={texts.close} onClose={onClose}>
      <div className={styles.recipe}>
        {dish && (
          <>
            <p>{dish.summary}</p>
            <p>
              {fillTemplate(words.minutes, { count: dish.minutes.total }, texts.numberLocales)}{' '}
              {dish.ahead && fillTemplate(words.ahead, { count: dish.ahead }, texts.numberLocales)}
            </p>
          </>
        )}
        {isMissing ? (
          <>
            <p role="alert">{words.failed}</p>
            <Button onClick={again}>{texts.menu.retry}</Button>
          </>
        ) : recipe ? (
          <RecipeText texts={texts} kitchen={kitchen} serving={serving} recipe={recipe} />
        ) : (
          <p role="status">{texts.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

type RecipeTextProps = Pick<RecipeDialogProps, 'texts' | 'kitchen' | 'serving'> & { recipe: Recipe };

function RecipeText({ texts, kitchen, serving, recipe }: RecipeTextProps) {
  const words = texts.recipe;
  const shares = kitchen.household.shares.reduce((sum, share) => sum + share, 0);
  const factor = ((halvesOf(serving) / 2) * shares) / recipe.serves;
  return (
    <>
      <h3>{words.ingredients}</h3>
      <p>{words.amounts}</p>
      <ul>
        {recipe.ingredients.map((ingredient) => (
          <li key={ingredient.food}>
            {kitchen.file.foods[ingredient.food]?.name ?? ingredient.food}:{' '}
            {ingredientText(texts, ingredient, factor)}
          </li>
        ))}
      </ul>
      <h3>{words.steps}</h3>
      <ol>
        {recipe.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {recipe.tip && <p className={styles.tip}>{recipe.tip}</p>}
    </>
  );
}

/** An ingredient for so many times what the recipe says; kitchens measure in quarters. */
function ingredientText(texts: MealsTexts, { grams, home }: RecipeIngredient, factor: number): string {
  const amount = gramsText(texts, grams * factor);
  if (!home) return amount;
  const count = Math.max(0.25, Math.round(home.amount * factor * 4) / 4);
  const measure = fillTemplate(texts.recipe.home[home.measure], { count }, texts.numberLocales);
  return fillTemplate(texts.recipe.about, { amount, home: measure });
}
