import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type DropPlace, dropPlace } from './drop-place.ts';

interface Drag {
  item: string;
  /** Where it would be dropped now. */
  place: DropPlace | undefined;
}

/** So near to the edge of the window the page scrolls by itself, in pixels. */
const edge = 72;
const pixelsAFrame = 12;

/**
 * Moves items of lists with a mouse, a finger or a pen. Whatever it does must be there as buttons as well: nobody reaches
 * it with a keyboard.
 *
 * Give each list `data-drop-zone`, each item in it `data-drag-item`, and the part of an item that is taken hold of the
 * properties of `handleOf` and `touch-action: none`. The item follows the finger; nothing changes before it is let go.
 *
 * @param onDrop called when an item is let go at a place; not when it is called off by Escape or by the browser
 */
export function useDrag(onDrop: (item: string, place: DropPlace) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const take = useCallback(
    (item: string, event: ReactPointerEvent) => {
      const { pointerId } = event;
      const card = event.currentTarget.closest<HTMLElement>('[data-drag-item]');
      if (event.button !== 0 || !event.isPrimary || !card) return;
      event.preventDefault();
      const from = { x: event.clientX, y: event.pageY };
      let point = { x: event.clientX, y: event.clientY };
      let place: DropPlace | undefined;
      let frame = 0;

      const follow = () => {
        card.style.transform = `translate(${point.x - from.x}px, ${point.y + scrollY - from.y}px)`;
        const now = dropPlace(zonesWithout(item), point);
        if (now?.zone !== place?.zone || now?.before !== place?.before) setDrag({ item, place: now });
        place = now;
      };
      const scroll = () => {
        const direction = point.y < edge ? -1 : point.y > innerHeight - edge ? 1 : 0;
        if (direction !== 0) {
          scrollBy({ top: direction * pixelsAFrame, behavior: 'instant' });
          follow();
        }
        frame = requestAnimationFrame(scroll);
      };
      const end = (drop: boolean) => {
        cancelAnimationFrame(frame);
        listening.abort();
        card.style.transform = '';
        stop.current = undefined;
        setDrag(undefined);
        if (drop && place) onDrop(item, place);
      };
      const listening = new AbortController();
      const listen = { signal: listening.signal };
      addEventListener(
        'pointermove',
        (moved) => {
          if (moved.pointerId !== pointerId) return;
          point = { x: moved.clientX, y: moved.clientY };
          follow();
        },
        listen,
      );
      addEventListener('pointerup', (up) => up.pointerId === pointerId && end(true), listen);
      addEventListener('pointercancel', (off) => off.pointerId === pointerId && end(false), listen);
      addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), listen);
      stop.current?.();
      stop.current = () => end(false);
      setDrag({ item, place: undefined });
      frame = requestAnimationFrame(scroll);
    },
    [onDrop],
  );

  const handleOf = (item: string) => ({ onPointerDown: (event: ReactPointerEvent) => take(item, event) });
  return { drag, handleOf };
}

/** The lists of the page as they are on the screen now. */
function zonesWithout(dragged: string) {
  return [...document.querySelectorAll<HTMLElement>('[data-drop-zone]')].map((zone) => {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    const items = [...zone.querySelectorAll<HTMLElement>('[data-drag-item]')]
      .filter(({ dataset }) => dataset.dragItem !== dragged)
      .map((item) => {
        const box = item.getBoundingClientRect();
        return { name: item.dataset.dragItem ?? '', top: box.top, bottom: box.bottom };
      });
    return { name: zone.dataset.dropZone ?? '', left, right, top, bottom, items };
  });
}
