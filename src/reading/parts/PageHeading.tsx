import styles from './PageHeading.module.css';

/** The one h1 of a page and the sentence under it. */
export function PageHeading({ heading, introduction }: { heading: string; introduction: string }) {
  return (
    <div className={styles.heading}>
      <h1>{heading}</h1>
      <p className={styles.introduction}>{introduction}</p>
    </div>
  );
}
