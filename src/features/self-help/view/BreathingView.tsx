import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import {
  breathingMinutes,
  breathPhases,
  rhythmWithHold,
  rhythmWithoutHold,
  roundsIn,
} from '#src/features/self-help/logic/breathing.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { DangerSigns } from '#src/reading/parts/DangerSigns.tsx';
import { routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import { Button } from '#src/ui/Button.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import styles from './BreathingView.module.css';
import { SelfHelpEnd } from './SelfHelpEnd.tsx';
import page from './SelfHelpPage.module.css';
import { FirstRead, SelfHelpStart } from './SelfHelpStart.tsx';
import { ListSection, ProseSection } from './TextSections.tsx';

type BreathingTexts = Texts['pages']['breathing'];

interface BreathingViewProps {
  lines: HelpCountries;
  sources: readonly Source[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** Calm breathing: a round shape to breathe along with, and all of it in words for who has no script or no screen. */
export function BreathingView({ lines, sources, links, language }: BreathingViewProps) {
  const t = translator(language);
  const texts = textsOf(language).pages.breathing;
  const { danger } = texts;
  return (
    <div className={page.page}>
      <LeaveBar t={t} help />
      <SelfHelpStart
        crumb={{ path: routes.mentalCare, label: t('mentalcare:backToMain') }}
        texts={texts}
        language={language}
      />
      <DangerSigns
        urgent={{ ...danger, signs: Object.values(danger.signs), today: Object.values(danger.today) }}
        language={language}
      />
      <Exercise texts={texts} language={language} />
      <FirstRead texts={texts.first} />
      <section className={page.words}>
        <h2>{texts.how.heading}</h2>
        <ol>
          {Object.values(texts.how.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={page.words}>
        <h2>{texts.alone.heading}</h2>
        <p>{texts.alone.count}</p>
        <table className={styles.rounds}>
          <thead>
            <tr>
              <th scope="col">{texts.time}</th>
              <th scope="col">{texts.alone.withHold}</th>
              <th scope="col">{texts.alone.withoutHold}</th>
            </tr>
          </thead>
          <tbody>
            {breathingMinutes.map((minutes) => (
              <tr key={minutes}>
                <th scope="row">{minutesText(minutes, texts, language)}</th>
                {[rhythmWithHold, rhythmWithoutHold].map((rhythm) => (
                  <td key={rhythm.hold}>{roundsIn(minutes, rhythm)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ProseSection texts={texts.effect} />
      <ListSection texts={texts.other} />
      <HelpStrip lines={lines} language={language} />
      <SelfHelpEnd links={links} sources={sources} language={language} />
    </div>
  );
}

interface ExerciseProps {
  texts: BreathingTexts;
  language: BuiltLanguage;
}

/** The shape, the choices and the buttons; its script is breathe-along.ts. */
function Exercise({ texts, language }: ExerciseProps) {
  return (
    <section className={styles.exercise} aria-label={texts.name} data-breathing data-screen-only>
      <div className={styles.stage} data-breath-stage>
        <svg viewBox="0 0 240 240" aria-hidden="true">
          <circle className={styles.full} cx="120" cy="120" r="112" />
          <circle className={styles.empty} cx="120" cy="120" r="44" />
          <circle className={styles.breath} cx="120" cy="120" r="112" data-breath-shape />
        </svg>
        <p className={styles.now} aria-hidden="true">
          <span data-breath-word>{texts.ready}</span>
          <strong data-breath-seconds />
        </p>
      </div>
      <form className={styles.choices} method="dialog" data-needs-script data-breath-form>
        <div className={styles.buttons}>
          <Button type="submit" data-start={texts.start} data-pause={texts.pause} data-resume={texts.resume}>
            {texts.start}
          </Button>
          <Button type="reset" variant="secondary" hidden>
            {texts.stop}
          </Button>
        </div>
        <p className={styles.left} data-breath-left={texts.left} hidden />
        <fieldset>
          <legend>{texts.time}</legend>
          <div className={styles.minutes}>
            {breathingMinutes.map((minutes, place) => (
              <label key={minutes}>
                <input type="radio" name="minutes" value={minutes} defaultChecked={place === 0} />
                {minutesText(minutes, texts, language)}
              </label>
            ))}
          </div>
        </fieldset>
        <Folded summary={texts.options.heading}>
          {(['hold', 'picture', 'spoken', 'sound', 'vibration'] as const).map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                name={name}
                defaultChecked={name === 'hold' || name === 'picture' || name === 'spoken'}
              />
              {texts.options[name]}
            </label>
          ))}
        </Folded>
      </form>
      <ol className={styles.phases}>
        {breathPhases.map((phase) => (
          <li key={phase} data-breath-phase={phase} data-text={texts.phases[phase]}>
            {fillTemplate(texts.seconds, {
              phase: texts.phases[phase],
              count: String(rhythmWithHold[phase]),
            })}
          </li>
        ))}
      </ol>
      <p className={styles.spoken} aria-live="polite" data-breath-spoken data-done={texts.done} />
    </section>
  );
}

function minutesText(minutes: number, texts: BreathingTexts, language: BuiltLanguage): string {
  return fillTemplate(texts.minutes, { count: minutes }, languageFacts(language).numberLocales);
}
