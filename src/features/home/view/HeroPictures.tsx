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

/** The first picture, and those that the page's script shows one after the other in its place. */
export function HeroPictures({ pictures: [first, ...others], texts, errors }: HeroPicturesProps) {
  return (
    <section
      className={styles.hero}
      aria-label={texts.label}
      data-hero
      // As it is once the script runs, so that the control does not change under the visitor's eyes.
      data-playing=""
    >
      <div role="alert" className={styles.alert} hidden={first !== undefined}>
        <p className={styles.alertTitle}>{errors.carousel}</p>
        <p>{first ? errors.imageLoading : errors.noImages}</p>
      </div>
      {first && (
        <>
          <Picture picture={first} isFirst />
          <template>
            {others.map((picture) => (
              <Picture key={picture.id} picture={picture} />
            ))}
          </template>
          <button
            type="button"
            className={styles.control}
            aria-label={texts.pause}
            data-pause={texts.pause}
            data-resume={texts.play}
            data-needs-script
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
              <path className={styles.whilePlaying} d="M7 5h4v14H7zM13 5h4v14h-4z" />
              <path className={styles.whilePaused} d="M8 5l11 7-11 7z" />
            </svg>
          </button>
        </>
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
