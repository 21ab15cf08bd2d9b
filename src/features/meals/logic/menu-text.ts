/** A day of a menu in words. */
export interface WrittenDay {
  readonly day: string;
  readonly meals: readonly { readonly meal: string; readonly dishes: readonly string[] }[];
}

/** A stall of the shopping list in words. */
export interface WrittenStall {
  readonly stall: string;
  readonly items: readonly string[];
}

/**
 * A menu and its shopping list as plain text, for a message.
 *
 * @example writeMenu('My menu', [{ day: 'Monday', meals: [{ meal: 'Lunch', dishes: ['Ugali', 'Beans'] }] }], []) → 'My menu\n\nMonday\nLunch: Ugali, Beans'
 */
export function writeMenu(
  title: string,
  days: readonly WrittenDay[],
  stalls: readonly WrittenStall[],
): string {
  const dayTexts = days.map(({ day, meals }) =>
    [day, ...meals.map(({ meal, dishes }) => `${meal}: ${dishes.join(', ')}`)].join('\n'),
  );
  const stallTexts = stalls.map(({ stall, items }) =>
    [stall, ...items.map((item) => `- ${item}`)].join('\n'),
  );
  return [title, ...dayTexts, ...stallTexts].join('\n\n');
}
