import styles from './CardPicture.module.css';

interface CardPictureProps {
  file: string;
  width: number;
  height: number;
}

/** The drawing of a card: decoration, fetched only when the card comes near the screen. */
export function CardPicture({ file, width, height }: CardPictureProps) {
  return (
    <img
      className={styles.picture}
      src={`/${file}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
