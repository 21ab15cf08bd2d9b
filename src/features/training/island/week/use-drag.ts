import { type PointerEvent, useRef, useState } from 'react';

/** How near the edge of the window a drag scrolls, and how far at each move, in pixels. */
const edge = 72;
const stride = 14;

/** What is dragged, where it is, and over which day. */
export interface Drag {
  key: string;
  x: number;
  y: number;
  day: string | undefined;
}

/** The day whose box lies under a point of the window. */
function dayAt(x: number, y: number): string | undefined {
  const box = document.elementFromPoint(x, y)?.closest('[data-day]');
  return box instanceof HTMLElement ? box.dataset.day : undefined;
}

/**
 * Drags something to a day, with a mouse, a pen or a finger; the handle needs `touch-action: none`, or a finger scrolls.
 *
 * @param onDrop gets the day that it was let go over
 */
export function useDrag(onDrop: (key: string, day: string) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef({ x: 0, y: 0 });

  const handle = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY + scrollY };
      setDrag({ key, x: 0, y: 0, day: undefined });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (drag?.key !== key) return;
      if (clientY < edge) scrollBy(0, -stride);
      if (clientY > innerHeight - edge) scrollBy(0, stride);
      const moved = { x: clientX - start.current.x, y: clientY + scrollY - start.current.y };
      setDrag({ key, ...moved, day: dayAt(clientX, clientY) });
    },
    onPointerUp: () => {
      if (drag?.key === key && drag.day !== undefined) onDrop(key, drag.day);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handle };
}
