import styles from './PageHeading.module.css';

interface PageHeadingProps {
  heading: string;
  introduction: string;
  /** The file of a picture beside the words; decoration, since they say what the page is about. */
  picture?: string | undefined;
}

/** The one h1 of a page and the sentence under it. */
export function PageHeading({ heading, introduction, picture }: PageHeadingProps) {
  return (
    <div className={picture === undefined ? styles.heading : `${styles.heading} ${styles.pictured}`}>
      {picture && <img src={`/${picture}`} alt="" width={112} height={112} decoding="async" />}
      <h1>{heading}</h1>
      <p className={styles.introduction}>{introduction}</p>
    </div>
  );
}
