import type { PictureFile } from '#src/ui/picture-file.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './HeroPictures.module.css';

export interface HeroPicture extends PictureFile {
  id: string;
  alt: string;
}

interface HeroPicturesProps {
  pictures: readonly HeroPicture[];
  label: string;
  errors: Pick<Texts['errors'], 'carousel' | 'noImages' | 'imageLoading'>;
  /** Puts the picture of the day in its place as soon as the page reaches it. */
  startScript: string;
}

/**
 * The pictures, and an alert for when none arrives. Scripts take them out of the template: at once the one that the day begins
 * with, then the others one after the other. Without script the first stands there.
 */
export function HeroPictures({ pictures, label, errors, startScript }: HeroPicturesProps) {
  const [first] = pictures;
  return (
    <section className={styles.hero} aria-label={label} data-hero={first && ''}>
      {first ? (
        <>
          <noscript>
            <Picture picture={first} />
          </noscript>
          <template>
            {pictures.map((picture) => (
              <Picture key={picture.id} picture={picture} />
            ))}
            <Alert title={errors.carousel} text={errors.imageLoading} />
          </template>
          <script dangerouslySetInnerHTML={{ __html: startScript }} />
        </>
      ) : (
        <Alert title={errors.carousel} text={errors.noImages} />
      )}
    </section>
  );
}

function Picture({ picture }: { picture: HeroPicture }) {
  return (
    <img
      className={styles.picture}
      src={`/${picture.file}`}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
    />
  );
}

function Alert({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.alertTitle}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
