import type { VideoFacts, VideoWords } from '#src/reading/page-schemas.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogHead } from '#src/ui/DialogHead.tsx';
import type { Translate } from '#src/words/translate.ts';
import styles from './VideoBox.module.css';

interface VideoBoxProps {
  video: VideoFacts;
  words: VideoWords;
  t: Translate;
  /** Where the video plays: in its place, 560 by 315, or in a window over the page, 400 high. */
  place?: 'page' | 'window';
}

/**
 * A video behind a click: until then nothing is asked of its host. Without script, or where the host is blocked, the
 * text says the same and a link leads there.
 */
export function VideoBox({ video, words, t, place = 'page' }: VideoBoxProps) {
  const { youtubeId, channel } = video;
  return (
    <figure className={styles.video}>
      <figcaption>
        <strong>{words.title}</strong>
        <span>{words.text}</span>
        {channel && <span className={styles.by}>{t('video.madeBy', { channel })}</span>}
      </figcaption>
      <div
        className={styles.frame}
        data-video={youtubeId}
        data-video-place={place}
        data-video-title={words.title}
      >
        <Button data-play data-needs-script>
          {t('video.play')}
        </Button>
        <p>{t('video.cost')}</p>
        <a href={`https://www.youtube.com/watch?v=${youtubeId}`} rel="external">
          {t('video.open')}
        </a>
      </div>
    </figure>
  );
}

/** The window over the page in which videos of place `window` play. One is enough for a page. */
export function VideoWindow({ t }: { t: Translate }) {
  return (
    <dialog className={styles.window} data-video-window>
      <DialogHead closeLabel={t('common.close')}>
        <p data-video-heading />
      </DialogHead>
      <div className={styles.screen} data-video-frame />
    </dialog>
  );
}
