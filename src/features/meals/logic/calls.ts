import { type Alternative, alternativesFor } from './alternatives.ts';
import type { DishFile } from './dish-file.ts';
import { kitchenOf } from './kitchen.ts';
import type { Menu, Serving } from './menu.ts';
import { solveWeek } from './solve-week.ts';
import type { Wishes } from './wishes.ts';

/** What the page asks the worker. */
export type Call =
  | {
      readonly ask: 'week';
      readonly file: DishFile;
      readonly wishes: Wishes;
      readonly seed: number;
      readonly locked: readonly (readonly Serving[])[];
    }
  | {
      readonly ask: 'alternatives';
      readonly file: DishFile;
      readonly wishes: Wishes;
      readonly menu: Menu;
      readonly day: number;
      readonly index: number;
    };

/** What the worker says: days that are done, and at last the answer. */
export type Answer =
  | { readonly say: 'days'; readonly done: number }
  | { readonly say: 'menu'; readonly menu: Menu }
  | { readonly say: 'alternatives'; readonly alternatives: readonly Alternative[] };

/** Answers a call. The same call has the same answer on every device. */
export function answerCall(call: Call, say: (answer: Answer) => void): void {
  const kitchen = kitchenOf(call.file, call.wishes);
  if (call.ask === 'week') {
    const menu = solveWeek(kitchen, call.seed, call.locked, (done) => say({ say: 'days', done }));
    say({ say: 'menu', menu });
  } else {
    say({ say: 'alternatives', alternatives: alternativesFor(kitchen, call.menu, call.day, call.index) });
  }
}
