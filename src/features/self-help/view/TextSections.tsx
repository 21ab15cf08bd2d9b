import styles from './SelfHelpPage.module.css';

interface SectionTexts {
  heading: string;
  items: Readonly<Record<string, string>>;
}

/** Short texts as a list. */
export function Items({ items }: Pick<SectionTexts, 'items'>) {
  return (
    <ul>
      {Object.values(items).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A heading and a list below the tool. */
export function ListSection({ texts }: { texts: SectionTexts }) {
  return (
    <section className={styles.words}>
      <h2>{texts.heading}</h2>
      <Items items={texts.items} />
    </section>
  );
}

/** A heading and paragraphs below the tool. */
export function ProseSection({ texts }: { texts: SectionTexts }) {
  return (
    <section className={styles.words}>
      <h2>{texts.heading}</h2>
      {Object.values(texts.items).map((item) => (
        <p key={item}>{item}</p>
      ))}
    </section>
  );
}
