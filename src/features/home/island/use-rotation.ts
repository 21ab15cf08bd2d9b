import { useEffect, useState } from 'react';
import { nextPicture } from '#src/features/home/logic/next-picture.ts';

export interface HeroPicture {
  id: string;
  src: string;
  alt: string;
}

interface Rotation {
  /** Null while the picture of the page itself is shown. */
  shown: HeroPicture | null;
  failed: boolean;
  playing: boolean;
  toggle: () => void;
}

const millisecondsPerPicture = 30_000;

/**
 * Which picture is shown. A new one comes every 30 seconds, once it has loaded; not while paused or while the
 * page is hidden, and nothing starts by itself when the device asks for less motion.
 */
export function useRotation(pictures: readonly HeroPicture[]): Rotation {
  const [shown, setShown] = useState<HeroPicture | null>(null);
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  const currentId = shown?.id ?? pictures[0]?.id ?? '';
  useEffect(() => {
    if (!playing || failed) {
      return;
    }
    let cancelled = false;
    const timer = setInterval(async () => {
      const id = document.hidden
        ? null
        : nextPicture(
            pictures.map((picture) => picture.id),
            currentId,
            Math.random(),
          );
      const picture = pictures.find((candidate) => candidate.id === id);
      if (!picture) {
        return;
      }
      const loaded = await loadPicture(picture.src);
      if (cancelled) {
        return;
      }
      if (loaded) {
        setShown(picture);
      } else {
        setFailed(true);
      }
    }, millisecondsPerPicture);
    return () => {
      cancelled = true;
      clearInterval(timer);
    };
  }, [playing, failed, pictures, currentId]);

  return { shown, failed, playing, toggle: () => setPlaying(!playing) };
}

function loadPicture(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = src;
  });
}
