import { useEffect } from 'react';
import { unfoldInPrint } from '#src/device/print.ts';
import { type Finding, ruleIds } from '#src/features/coach/logic/finding.ts';
import type { Link } from '#src/features/coach/logic/link.ts';
import { type Reads, type RuleOrigin, ruleBook } from '#src/features/coach/logic/rule-book.ts';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { CoachTexts } from './coach-texts.ts';
import styles from './RuleBook.module.css';

interface RuleBookProps {
  texts: CoachTexts;
  pages: Readonly<Record<string, Link>>;
  sources: Readonly<Record<string, Link>>;
  /** The rules that apply now. */
  findings: readonly Finding[];
}

/** Every rule with what it reads and where it stands; those that apply are marked. */
export function RuleBook({ texts, pages, sources, findings }: RuleBookProps) {
  const { book } = texts;
  useEffect(() => unfoldInPrint('[data-rules] details'), []);
  const nameOf = (what: Reads): string => {
    switch (what) {
      case 'answers':
      case 'log':
      case 'plan':
      case 'person':
        return book.kinds[what];
      default:
        return texts.readings[what];
    }
  };
  return (
    <section className={styles.book} data-rules>
      <Folded summary={<h2>{book.heading}</h2>}>
        <p>{book.intro}</p>
        <ul className={styles.rules}>
          {ruleIds.map((rule) => {
            const { reads, page, source }: RuleOrigin = ruleBook[rule];
            const links = [pages[page], source === undefined ? undefined : sources[source]];
            const applies = findings.some((finding) => finding.rule === rule);
            return (
              <li key={rule} data-applies={applies || undefined}>
                {applies && <strong>✓ {book.applied}</strong>} {texts.rules[rule]}
                <span className={styles.origin}>
                  {fillTemplate(book.reads, { what: reads.map(nameOf).join(', ') })}
                  {links.map(
                    (link) =>
                      link && (
                        <span key={link.href}>
                          {' · '}
                          <a href={link.href}>{link.label}</a>
                        </span>
                      ),
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </Folded>
    </section>
  );
}
