import type { PictureFile } from '#src/ui/picture-file.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './HeroPictures.module.css';

export interface HeroPicture extends PictureFile {
  id: string;
  alt: string;
}

interface HeroPicturesProps {
  pictures: readonly HeroPicture[];
  texts: Texts['home']['hero'];
  errors: Pick<Texts['errors'], 'carousel' | 'noImages' | 'imageLoading'>;
}

/** The first picture, and what the page's script shows in its place: the others one after the other, or an alert. */
export function HeroPictures({ pictures: [first, ...others], texts, errors }: HeroPicturesProps) {
  return (
    <section className={styles.hero} aria-label={texts.label} data-hero data-playing>
      {first ? (
        <>
          <Picture picture={first} isFirst />
          <template>
            {others.map((picture) => (
              <Picture key={picture.id} picture={picture} />
            ))}
            <Alert title={errors.carousel} text={errors.imageLoading} />
          </template>
          <Control pause={texts.pause} play={texts.play} />
        </>
      ) : (
        <Alert title={errors.carousel} text={errors.noImages} />
      )}
    </section>
  );
}

function Picture({ picture, isFirst = false }: { picture: HeroPicture; isFirst?: boolean }) {
  return (
    <img
      className={styles.picture}
      src={`/${picture.file}`}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      fetchPriority={isFirst ? 'high' : undefined}
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

function Control({ pause, play }: { pause: string; play: string }) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={pause}
      data-pause={pause}
      data-resume={play}
      data-needs-script
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
        <path className={styles.whilePlaying} d="M7 5h4v14H7zM13 5h4v14h-4z" />
        <path className={styles.whilePaused} d="M8 5l11 7-11 7z" />
      </svg>
    </button>
  );
}
