import { defineKind } from './article.ts';
import { CatalogueView } from './kinds/catalogue/CatalogueView.tsx';
import { catalogueSchemas } from './kinds/catalogue/schema.ts';
import { DisorderView } from './kinds/disorder/DisorderView.tsx';
import { disorderSchemas } from './kinds/disorder/schema.ts';
import { GuideView } from './kinds/guide/GuideView.tsx';
import { guideSchemas } from './kinds/guide/schema.ts';
import { MentalCategoryView } from './kinds/mental-category/MentalCategoryView.tsx';
import { mentalCategorySchemas } from './kinds/mental-category/schema.ts';
import { MentalGuideView } from './kinds/mental-guide/MentalGuideView.tsx';
import { mentalGuideSchemas } from './kinds/mental-guide/schema.ts';
import { MentalSubcategoryView } from './kinds/mental-subcategory/MentalSubcategoryView.tsx';
import { mentalSubcategorySchemas } from './kinds/mental-subcategory/schema.ts';
import { SupportView } from './kinds/support/SupportView.tsx';
import { supportSchemas } from './kinds/support/schema.ts';
import { SupportGuideView } from './kinds/support-guide/SupportGuideView.tsx';
import { supportGuideSchemas } from './kinds/support-guide/schema.ts';
import { topicSchemas } from './kinds/topic/schema.ts';
import { TopicView } from './kinds/topic/TopicView.tsx';
import { workoutSchemas } from './kinds/workout/schema.ts';
import { WorkoutView } from './kinds/workout/WorkoutView.tsx';

/** Every kind of page under content/pages, by the name that `kind` has in its facts. */
export const kinds = {
  guide: defineKind({
    schemas: guideSchemas,
    View: GuideView,
    describedAs: 'MedicalWebPage',
  }),
  topic: defineKind({
    schemas: topicSchemas,
    View: TopicView,
    describedAs: 'MedicalWebPage',
  }),
  'mental-guide': defineKind({
    schemas: mentalGuideSchemas,
    View: MentalGuideView,
    more: () => import('./kinds/mental-guide/load.ts'),
    describedAs: 'CollectionPage',
  }),
  'mental-category': defineKind({
    schemas: mentalCategorySchemas,
    View: MentalCategoryView,
    more: () => import('./kinds/mental-category/load.ts'),
    describedAs: 'CollectionPage',
  }),
  'mental-subcategory': defineKind({
    schemas: mentalSubcategorySchemas,
    View: MentalSubcategoryView,
    more: () => import('./kinds/mental-subcategory/load.ts'),
    describedAs: 'CollectionPage',
  }),
  disorder: defineKind({
    schemas: disorderSchemas,
    View: DisorderView,
    more: () => import('./help-lines.ts'),
    describedAs: 'MedicalWebPage',
  }),
  support: defineKind({
    schemas: supportSchemas,
    View: SupportView,
    more: () => import('./kinds/support/load.ts'),
    describedAs: 'MedicalWebPage',
  }),
  'support-guide': defineKind({
    schemas: supportGuideSchemas,
    View: SupportGuideView,
    more: () => import('./kinds/support-guide/load.ts'),
    describedAs: 'CollectionPage',
  }),
  catalogue: defineKind({
    schemas: catalogueSchemas,
    View: CatalogueView,
    more: () => import('./kinds/catalogue/load.ts'),
    describedAs: 'CollectionPage',
  }),
  workout: defineKind({
    schemas: workoutSchemas,
    View: WorkoutView,
    more: () => import('./kinds/workout/load.ts'),
    describedAs: 'WebPage',
  }),
};

export type KindName = keyof typeof kinds;

/** True for the name of a row of the registry. */
export function isKind(name: string): name is KindName {
  return Object.hasOwn(kinds, name);
}
