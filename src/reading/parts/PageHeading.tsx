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
      <h1>{heading}</h1>
      {picture && (
        // The words come first: otherwise a browser lets the style sheet share a slow line with it.
        <img src={`/${picture}`} alt="" width={112} height={112} fetchPriority="low" />
      )}
      <p className={styles.introduction}>{introduction}</p>
    </div>
  );
}
