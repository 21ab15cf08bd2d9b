import styles from './HeroPicture.module.css';

interface HeroPictureProps {
  picture: { id: string; svg: string } | undefined;
  /** Alternative texts by picture id. */
  texts: Readonly<Record<string, string>>;
}

/** The hero's first picture, made by our own figure engine and drawn into the page so that nothing jumps when the others come. */
export function HeroPicture({ picture, texts }: HeroPictureProps) {
  if (picture === undefined) {
    return null;
  }
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={texts[picture.id]}
      dangerouslySetInnerHTML={{ __html: picture.svg }}
    />
  );
}
