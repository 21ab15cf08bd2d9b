/** The small scripts that make a page more comfortable; it is complete without them. */
export const enhancementNames = [
  'choose-group',
  'filter-exercises',
  'help-strip',
  'moving-figures',
  'page-actions',
  'play-video',
] as const;
export type EnhancementName = (typeof enhancementNames)[number];
