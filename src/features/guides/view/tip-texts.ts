import type { TipName } from '#src/site/routes.ts';
import type { Translate } from '#src/words/translate.ts';

/** What the directory and the head of a guide say of it. */
export interface TipTexts {
  title: string;
  /** One line, also the page's description. */
  description: string;
  pageTitle: string;
  introduction: string;
}

const builders = {
  reduceWeight: (t) => ({
    title: t('tips:categories.reduceWeight.title'),
    description: t('tips:categories.reduceWeight.description'),
    pageTitle: t('tips:categories.reduceWeight.pageTitle'),
    introduction: t('tips:categories.reduceWeight.introduction'),
  }),
  maintainWeight: (t) => ({
    title: t('tips:categories.maintainWeight.title'),
    description: t('tips:categories.maintainWeight.description'),
    pageTitle: t('tips:categories.maintainWeight.pageTitle'),
    introduction: t('tips:categories.maintainWeight.introduction'),
  }),
  gainWeight: (t) => ({
    title: t('tips:categories.gainWeight.title'),
    description: t('tips:categories.gainWeight.description'),
    pageTitle: t('tips:categories.gainWeight.pageTitle'),
    introduction: t('tips:categories.gainWeight.introduction'),
  }),
  buildBodyMen: (t) => ({
    title: t('tips:categories.buildBodyMen.title'),
    description: t('tips:categories.buildBodyMen.description'),
    pageTitle: t('tips:categories.buildBodyMen.pageTitle'),
    introduction: t('tips:categories.buildBodyMen.introduction'),
  }),
  buildBodyWomen: (t) => ({
    title: t('tips:categories.buildBodyWomen.title'),
    description: t('tips:categories.buildBodyWomen.description'),
    pageTitle: t('tips:categories.buildBodyWomen.pageTitle'),
    introduction: t('tips:categories.buildBodyWomen.introduction'),
  }),
  skinCareMen: (t) => ({
    title: t('tips:categories.skinCareMen.title'),
    description: t('tips:categories.skinCareMen.description'),
    pageTitle: t('tips:categories.skinCareMen.pageTitle'),
    introduction: t('tips:categories.skinCareMen.introduction'),
  }),
  skinCareWomen: (t) => ({
    title: t('tips:categories.skinCareWomen.title'),
    description: t('tips:categories.skinCareWomen.description'),
    pageTitle: t('tips:categories.skinCareWomen.pageTitle'),
    introduction: t('tips:categories.skinCareWomen.introduction'),
  }),
  dentalCare: (t) => ({
    title: t('tips:categories.dentalCare.title'),
    description: t('tips:categories.dentalCare.description'),
    pageTitle: t('tips:categories.dentalCare.pageTitle'),
    introduction: t('tips:categories.dentalCare.introduction'),
  }),
  eyeCare: (t) => ({
    title: t('tips:categories.eyeCare.title'),
    description: t('tips:categories.eyeCare.description'),
    pageTitle: t('tips:categories.eyeCare.pageTitle'),
    introduction: t('tips:categories.eyeCare.introduction'),
  }),
  bodyCare: (t) => ({
    title: t('bodycare:header.title'),
    description: t('tips:categories.bodyCare.description'),
    pageTitle: t('tips:categories.bodyCare.pageTitle'),
    introduction: t('bodycare:header.intro'),
  }),
  hairCare: (t) => ({
    title: t('haircare:header.title'),
    description: t('tips:categories.hairCare.description'),
    pageTitle: t('tips:categories.hairCare.pageTitle'),
    introduction: t('haircare:header.intro'),
  }),
  mentalCare: (t) => ({
    title: t('mentalcare:header.title'),
    description: t('tips:categories.mentalCare.description'),
    pageTitle: t('tips:categories.mentalCare.pageTitle'),
    introduction: t('mentalcare:header.description'),
  }),
} as const satisfies Record<TipName, (t: Translate) => TipTexts>;

/** The texts of one guide's card and heading. */
export function tipTexts(name: TipName, t: Translate): TipTexts {
  return builders[name](t);
}
