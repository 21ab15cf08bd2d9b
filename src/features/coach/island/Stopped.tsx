import type { Link } from '#src/features/coach/logic/link.ts';
import type { Proposal } from '#src/features/coach/logic/propose.ts';
import { ruleBook } from '#src/features/coach/logic/rule-book.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { SignList } from '#src/ui/SignList.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Coach.module.css';
import type { CoachAddresses, CoachSafety, CoachTexts } from './coach-texts.ts';
import { becauseOf } from './write-finding.ts';

export interface StoppedProps {
  texts: CoachTexts;
  addresses: CoachAddresses;
  safety: CoachSafety;
  pages: Readonly<Record<string, Link>>;
  proposal: Proposal;
  onChange: () => void;
}

/** Why there is no week, the gravest reason first, and the page that says what to do. */
export function Stopped({ texts, addresses, safety, pages, proposal, onChange }: StoppedProps) {
  const { week } = texts;
  const rules = proposal.findings.map(({ rule }) => rule);
  const isDanger = rules.includes('signs') || rules.includes('pressureNow');
  const links = [...new Set(rules.map((rule) => ruleBook[rule].page))];
  return (
    <Card data-stopped>
      <FocusedHeading>{week.stopped}</FocusedHeading>
      {isDanger && <SignList danger heading={safety.stopHeading} signs={safety.now} action={safety.call} />}
      {proposal.findings.map((finding) => (
        <p key={finding.rule} data-rule={finding.rule}>
          {becauseOf(finding, texts)} <strong>{texts.rules[finding.rule]}</strong>
        </p>
      ))}
      {rules.includes('wait') && <SignList heading={safety.askHeading} signs={safety.askFirst} />}
      <ul className={styles.links}>
        {isDanger && (
          <li>
            <a href={addresses.numbers}>{week.numbers}</a>
          </li>
        )}
        {links.map((path) => {
          const page = pages[path];
          return (
            page && (
              <li key={path}>
                <a href={page.href}>{fillTemplate(week.read, { page: page.label })}</a>
              </li>
            )
          );
        })}
      </ul>
      <p>{week.noDiagnosis}</p>
      <div className={styles.row} data-screen-only>
        <Button variant="secondary" onClick={onChange}>
          {week.change}
        </Button>
      </div>
    </Card>
  );
}
