import { script as goToAccount } from '#src/features/account/enhance/go-to-account.ts?inline-script';
import { script as askQuestions } from '#src/features/ask/enhance/ask-questions.ts?inline-script';
import { script as keepAnswers } from '#src/features/ask/enhance/keep-answers.ts?inline-script';
import { script as filterExercises } from '#src/features/exercises/enhance/filter-exercises.ts?inline-script';
import { script as moveFigures } from '#src/features/exercises/enhance/move-figures.ts?inline-script';
import { script as playPictures } from '#src/features/exercises/enhance/play-pictures.ts?inline-script';
import { script as rememberPerson } from '#src/features/exercises/enhance/remember-person.ts?inline-script';
import { script as chooseCountry } from '#src/features/help/enhance/choose-country.ts?inline-script';
import { script as leavePage } from '#src/features/help/enhance/leave-page.ts?inline-script';
import { script as changeHero } from '#src/features/home/enhance/change-hero.ts?inline-script';
import { script as openBmi } from '#src/features/home/enhance/open-bmi.ts?inline-script';
import { script as offlinePage } from '#src/features/offline/enhance/offline-page.ts?inline-script';
import { script as readAloud } from '#src/features/read-aloud/enhance/read-aloud.ts?inline-script';
import { script as searchPages } from '#src/features/search/enhance/search-pages.ts?inline-script';
import { script as addPoints } from '#src/features/self-help/enhance/add-points.ts?inline-script';
import { script as breatheAlong } from '#src/features/self-help/enhance/breathe-along.ts?inline-script';
import { script as keepPlan } from '#src/features/self-help/enhance/keep-plan.ts?inline-script';
import { script as filterWorkouts } from '#src/features/workouts/enhance/filter-workouts.ts?inline-script';
import { script as chooseGroup } from '#src/reading/enhance/choose-group.ts?inline-script';
import { script as findPlace } from '#src/reading/enhance/find-place.ts?inline-script';
import { script as pageActions } from '#src/reading/enhance/page-actions.ts?inline-script';
import { script as playVideo } from '#src/reading/enhance/play-video.ts?inline-script';
import { script as shareCard } from '#src/reading/enhance/share-card.ts?inline-script';
import { script as eraseStorage } from './enhance/erase-storage.ts?inline-script';
import type { PageScript } from './page-scripts.ts';

/**
 * Everything that plain scripts add to pages, in the order in which they run. A page gets those whose hook stands in it, so
 * that no door has to know what its view needs.
 */
export const enhancements = [
  { name: 'go-to-account', hook: 'data-account', code: goToAccount, beforePaint: true },
  { name: 'choose-country', hook: 'data-help', code: chooseCountry, beforePaint: true },
  { name: 'filter-exercises', hook: 'data-exercise-filter', code: filterExercises, beforePaint: true },
  { name: 'filter-workouts', hook: 'data-workout-filter', code: filterWorkouts, beforePaint: true },
  { name: 'remember-person', hook: 'data-person-choice', code: rememberPerson, beforePaint: true },
  { name: 'choose-group', hook: 'data-group-choice', code: chooseGroup, beforePaint: true },
  { name: 'change-hero', hook: 'data-hero', code: changeHero, beforePaint: true },
  { name: 'open-bmi', hook: 'data-bmi-line', code: openBmi },
  { name: 'leave-page', hook: 'data-leave', code: leavePage, beforePaint: true },
  { name: 'play-video', hook: 'data-video', code: playVideo },
  { name: 'page-actions', hook: 'data-page-actions', code: pageActions },
  { name: 'share-card', hook: 'data-share-card', code: shareCard, whenClicked: true },
  { name: 'find-place', hook: 'data-contents', code: findPlace },
  { name: 'read-aloud', hook: 'data-listen', code: readAloud, whenClicked: true },
  { name: 'add-points', hook: 'data-points-form', code: addPoints },
  { name: 'breathe-along', hook: 'data-breathing', code: breatheAlong },
  { name: 'keep-plan', hook: 'data-safety-plan', code: keepPlan },
  { name: 'ask-questions', hook: 'data-ask', code: askQuestions },
  { name: 'keep-answers', hook: 'data-kept', code: keepAnswers, whenClicked: true },
  { name: 'search-pages', hook: 'data-search', code: searchPages },
  { name: 'move-figures', hook: 'data-moving', code: moveFigures },
  { name: 'play-pictures', hook: 'data-exercises', code: playPictures },
  { name: 'offline-page', hook: 'data-offline', code: offlinePage },
  { name: 'erase-storage', hook: 'data-erase-storage', code: eraseStorage },
] as const satisfies readonly PageScript[];
