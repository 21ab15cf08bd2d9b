import { pictureAddress } from '#src/figures/picture-address.ts';
import type { PictureFile } from '#src/ui/picture-file.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './HeroPictures.module.css';

export interface HeroPicture extends PictureFile {
  id: string;
  alt: string;
  svg: string;
}

interface HeroPicturesProps {
  pictures: readonly HeroPicture[];
  label: string;
  errors: Pick<Texts['errors'], 'carousel' | 'noImages' | 'imageLoading'>;
}

/**
 * The pictures, and an alert for a browser that cannot draw them. The first is part of the page, since a request of its own
 * would bring it later than the words; a script takes the others out of the template, one after the other.
 */
export function HeroPictures({ pictures, label, errors }: HeroPicturesProps) {
  const [first, ...others] = pictures;
  return (
    <section className={styles.hero} aria-label={label} data-hero={first && ''}>
      {first ? (
        <>
          <Picture picture={first} address={pictureAddress(first.svg)} />
          <template>
            {others.map((picture) => (
              <Picture key={picture.id} picture={picture} address={`/${picture.file}`} />
            ))}
            <Alert title={errors.carousel} text={errors.imageLoading} />
          </template>
        </>
      ) : (
        <Alert title={errors.carousel} text={errors.noImages} />
      )}
    </section>
  );
}

function Picture({ picture: { alt, width, height }, address }: { picture: HeroPicture; address: string }) {
  return <img className={styles.picture} src={address} alt={alt} width={width} height={height} />;
}

function Alert({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className={styles.alert}>
      <p className={styles.alertTitle}>{title}</p>
      <p>{text}</p>
    </div>
  );
}
