import type { ReactNode } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import styles from './HeroCarousel.module.css';
import { type HeroPicture, useRotation } from './use-rotation.ts';

interface HeroLabels {
  label: string;
  pause: string;
  play: string;
  errorTitle: string;
  noImages: string;
  imageLoading: string;
}

export interface HeroCarouselProps {
  labels: HeroLabels;
  /** The first is the one that the server has drawn. */
  pictures: readonly HeroPicture[];
  /** The first picture, drawn into the page. */
  children?: ReactNode;
}

/** Thirteen pictures in random order, a new one every 30 seconds, the first of them part of the page. */
export function HeroCarousel({ labels, pictures, children }: HeroCarouselProps) {
  const hydrated = useHydrated();
  const { shown, failed, playing, toggle } = useRotation(pictures);
  if (pictures.length === 0 || failed) {
    return (
      <div role="alert" className={styles.alert}>
        <p className={styles.alertTitle}>{labels.errorTitle}</p>
        <p>{failed ? labels.imageLoading : labels.noImages}</p>
      </div>
    );
  }
  return (
    <section className={styles.carousel} aria-label={labels.label}>
      {shown ? (
        <img src={shown.src} alt={shown.alt} width={560} height={420} className={styles.picture} />
      ) : (
        children
      )}
      {hydrated && (
        <button
          type="button"
          className={styles.control}
          aria-label={playing ? labels.pause : labels.play}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={playing ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5l11 7-11 7z'} fill="currentColor" />
          </svg>
        </button>
      )}
    </section>
  );
}
