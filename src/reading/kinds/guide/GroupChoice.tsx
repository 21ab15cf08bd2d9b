import styles from './GroupChoice.module.css';

interface GroupChoiceProps {
  groups: readonly string[];
  labels: Readonly<Record<string, string>>;
}

/** Links to the parts of a guide; with the page's script they show one part at a time. */
export function GroupChoice({ groups, labels }: GroupChoiceProps) {
  return (
    <nav className={styles.choice} data-group-choice>
      {groups.map((group) => (
        <a key={group} href={`#${group}`}>
          {labels[group] ?? group}
        </a>
      ))}
    </nav>
  );
}
