import type { Questionnaire } from './questionnaire.ts';

/**
 * Risk of type 2 diabetes. A man gets no point for diabetes in a pregnancy.
 *
 * @see Bang et al., Development and validation of a patient self-assessment score for diabetes risk, Annals of Internal
 *   Medicine 2009;151:775–783, in the form of the Prediabetes Risk Test of the CDC, with a question on diabetes in pregnancy
 */
const diabetes = {
  questions: {
    age: { under40: 0, from40: 1, from50: 2, from60: 3 },
    gender: { woman: 0, man: 1 },
    pregnancy: { no: 0, yes: 1 },
    family: { no: 0, yes: 1 },
    pressure: { no: 0, yes: 1 },
    active: { yes: 0, no: 1 },
    weight: { under25: 0, from25: 1, from30: 2, from40: 3 },
  },
  bands: { lower: 0, higher: 5 },
  leavesOut: (answerTo) => (answerTo('gender') === 'man' ? ['pregnancy'] : []),
} as const satisfies Questionnaire;

const howOften = { never: 0, someDays: 1, mostDays: 2, everyDay: 3 } as const;

/**
 * PHQ-9, low mood in the last two weeks.
 *
 * @see Kroenke, Spitzer, Williams, The PHQ-9: validity of a brief depression severity measure, Journal of General Internal
 *   Medicine 2001;16:606–613
 */
const mood = {
  questions: {
    interest: howOften,
    down: howOften,
    sleep: howOften,
    energy: howOften,
    appetite: howOften,
    failure: howOften,
    concentration: howOften,
    pace: howOften,
    death: howOften,
  },
  bands: { few: 0, mild: 5, moderate: 10, strong: 15, veryStrong: 20 },
} as const satisfies Questionnaire;

/**
 * GAD-7, worry in the last two weeks.
 *
 * @see Spitzer, Kroenke, Williams, Löwe, A brief measure for assessing generalized anxiety disorder: the GAD-7, Archives of
 *   Internal Medicine 2006;166:1092–1097
 */
const worry = {
  questions: {
    nervous: howOften,
    control: howOften,
    tooMuch: howOften,
    relaxing: howOften,
    restless: howOften,
    irritable: howOften,
    afraid: howOften,
  },
  bands: { few: 0, mild: 5, moderate: 10, strong: 15 },
} as const satisfies Questionnaire;

/** The forms that add themselves up, by the name that a page gives them. */
export const questionnaires = { diabetes, mood, worry } as const;
export type QuestionnaireName = keyof typeof questionnaires;

/** True for the name of a form. */
export function isQuestionnaire(name: string): name is QuestionnaireName {
  return Object.hasOwn(questionnaires, name);
}
