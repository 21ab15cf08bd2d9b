import { Fragment } from 'react';
import type { HelpCountries } from '#src/features/help/emergency-lines.ts';
import { HelpStrip } from '#src/features/help/view/HelpStrip.tsx';
import { LeaveBar } from '#src/features/help/view/LeaveBar.tsx';
import { peopleAfter, planParts, planPeople } from '#src/features/self-help/logic/safety-plan.ts';
import type { PageLink } from '#src/reading/pages.ts';
import { routes } from '#src/site/routes.ts';
import type { Source } from '#src/site/schemas.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { translator } from '#src/words/translate.ts';
import paper from './PaperForm.module.css';
import styles from './SafetyPlanView.module.css';
import { SelfHelpEnd } from './SelfHelpEnd.tsx';
import page from './SelfHelpPage.module.css';
import { FirstRead, SelfHelpStart } from './SelfHelpStart.tsx';
import { ListSection } from './TextSections.tsx';

interface SafetyPlanViewProps {
  lines: HelpCountries;
  sources: readonly Source[];
  links: readonly PageLink[];
  language: BuiltLanguage;
}

/** What to do when a crisis comes near, in the reader's own words; printed, it is a form to fill in by hand. */
export function SafetyPlanView({ lines, sources, links, language }: SafetyPlanViewProps) {
  const t = translator(language);
  const { pages, common } = textsOf(language);
  const texts = pages.safetyPlan;
  return (
    <div className={page.page}>
      <LeaveBar t={t} help />
      <SelfHelpStart
        crumb={{ path: routes.mentalCare, label: t('mentalcare:backToMain') }}
        texts={texts}
        language={language}
      />
      <FirstRead texts={texts.first} />
      {/* Without its script, a form of this method does not put what was written into the address. */}
      <form
        className={`${page.wide} ${paper.form} ${styles.plan}`}
        autoComplete="off"
        method="dialog"
        data-safety-plan
      >
        {planParts.map((part) => (
          <Fragment key={part}>
            <section className={`${paper.box} ${styles.part}`}>
              <label htmlFor={`plan-${part}`}>{texts.parts[part].title}</label>
              <p id={`plan-${part}-hint`}>{texts.parts[part].hint}</p>
              {/* The text stands once more behind the field, so that the field grows with it, on paper too. */}
              <div className={styles.growing}>
                <textarea
                  id={`plan-${part}`}
                  name={part}
                  rows={3}
                  maxLength={2000}
                  aria-describedby={`plan-${part}-hint`}
                />
              </div>
            </section>
            {part === peopleAfter && <People texts={texts.people} />}
          </Fragment>
        ))}
        <div className={styles.keeping} data-needs-script data-screen-only>
          <label>
            <input type="checkbox" data-keep />
            <span>{texts.keep.label}</span>
          </label>
          <p>{texts.keep.hint}</p>
          <div className={paper.buttons}>
            <Button type="submit">{common.print}</Button>
            <Button type="reset" variant="secondary">
              {texts.keep.erase}
            </Button>
          </div>
          <p
            role="status"
            data-plan-status
            data-kept={texts.keep.kept}
            data-forgotten={texts.keep.forgotten}
            data-erased={texts.keep.erased}
            data-blocked={texts.keep.blocked}
          />
        </div>
      </form>
      <ListSection texts={texts.use} />
      <HelpStrip lines={lines} language={language} />
      <SelfHelpEnd links={links} sources={sources} language={language} />
    </div>
  );
}

/** Whom to call, with a name and a number each; with script a number can be tapped. */
function People({ texts }: { texts: Texts['pages']['safetyPlan']['people'] }) {
  return (
    <fieldset className={`${paper.box} ${styles.part}`}>
      <legend>{texts.title}</legend>
      <p>{texts.hint}</p>
      {Array.from({ length: planPeople }, (_, index) => {
        const count = String(index + 1);
        return (
          <div key={count} className={styles.person} data-person>
            <label>
              {fillTemplate(texts.name, { count })}
              <input type="text" name={`name${count}`} maxLength={80} autoComplete="off" />
            </label>
            <label>
              {fillTemplate(texts.phone, { count })}
              <input type="tel" name={`phone${count}`} maxLength={30} autoComplete="off" />
            </label>
            <a href="#help" data-call hidden>
              {texts.call}
            </a>
          </div>
        );
      })}
    </fieldset>
  );
}
