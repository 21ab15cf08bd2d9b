import { scoreOf } from '#src/features/self-help/logic/questionnaire.ts';
import { isQuestionnaire, questionnaires } from '#src/features/self-help/logic/questionnaires.ts';
import { weightAnswer } from '#src/features/self-help/logic/weight-answer.ts';

/**
 * Adds up the points of a form that is complete on paper: the result stands under the form, and nothing leaves the page.
 */
const form = document.querySelector<HTMLFormElement>('[data-points-form]') ?? document.createElement('form');
const { pointsForm: name = '' } = form.dataset;
const questionnaire = isQuestionnaire(name) ? questionnaires[name] : { questions: {}, bands: {} };
const result = form.querySelector<HTMLElement>('[data-result]');
const figure = form.querySelector<HTMLElement>('[data-points]');
const bands = form.querySelectorAll<HTMLElement>('[data-band]');
const measures = form.querySelectorAll<HTMLInputElement>('[data-measure]');
const unclear = form.querySelector<HTMLElement>('[data-unclear]');

const groupOf = (question: string) =>
  form.querySelector<HTMLFieldSetElement>(`[data-question="${question}"]`);

function currentScore() {
  const answers = new FormData(form);
  return scoreOf(questionnaire, (question) => answers.get(question));
}

function markMissing(question: string, missing: boolean) {
  const group = groupOf(question);
  const error = group?.querySelector<HTMLElement>('[data-missing]');
  if (error) error.hidden = !missing;
  for (const input of group?.querySelectorAll('[type=radio]') ?? []) {
    if (missing && error) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  }
}

function show(points: number, band: string) {
  if (figure) figure.textContent = (figure.dataset.text ?? '').replace('{{points}}', `${points}`);
  for (const one of bands) one.hidden = one.dataset.band !== band;
  if (result) result.hidden = false;
}

/** What an answer above the first one asks for at once, whatever the sum. */
function showConcern({ name, value }: HTMLInputElement) {
  const first = groupOf(name)?.querySelector<HTMLInputElement>('[type=radio]');
  for (const concern of form.querySelectorAll<HTMLElement>(`[data-concern="${name}"]`)) {
    concern.hidden = value === first?.value;
  }
}

const typedMeasures = () => [...measures].map(({ value }) => value.trim());

/** The answer on weight that a weight and a height belong to. */
function typedAnswer() {
  const [weight = '', height = ''] = typedMeasures();
  return weightAnswer(weight, height);
}

function chooseWeight() {
  const answer = typedAnswer();
  const choice = answer && form.querySelector<HTMLInputElement>(`[name="weight"][value="${answer}"]`);
  if (choice && !choice.checked) choice.click();
  if (unclear && answer) unclear.hidden = true;
}

/** Not while somebody types: a height that is half written is no mistake. */
function tellUnclear() {
  if (unclear) unclear.hidden = typedAnswer() !== undefined || typedMeasures().includes('');
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const score = currentScore();
  if ('missing' in score) {
    for (const question of score.missing) markMissing(question, true);
    groupOf(score.missing[0] ?? '')
      ?.querySelector<HTMLInputElement>('[type=radio]')
      ?.focus();
    return;
  }
  show(score.points, score.band);
  result?.focus();
});

form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    markMissing(target.name, false);
    showConcern(target);
  }
  const score = currentScore();
  // A result that stands there follows what is changed.
  if (result && !result.hidden && 'points' in score) show(score.points, score.band);
});

form.addEventListener('reset', () => {
  for (const part of form.querySelectorAll<HTMLElement>('[data-result],[data-concern],[data-missing]'))
    part.hidden = true;
});

// What was answered before this script came.
for (const answer of form.querySelectorAll<HTMLInputElement>(':checked')) showConcern(answer);

if (form.dataset.forgets !== undefined) addEventListener('pagehide', () => form.reset());

for (const measure of measures) {
  measure.addEventListener('input', chooseWeight);
  measure.addEventListener('change', tellUnclear);
}
