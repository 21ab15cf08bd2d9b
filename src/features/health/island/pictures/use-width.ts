import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The narrowest telephone, without what stands around a picture. */
const leastWidth = 260;

/** How wide an element is, also when the window changes; its letters then keep their size in a picture of that width. */
export function useWidth<Part extends Element>(): { part: RefObject<Part | null>; width: number } {
  const part = useRef<Part>(null);
  const [width, setWidth] = useState(leastWidth);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(leastWidth, Math.round(element.getBoundingClientRect().width)));
    measure();
    // Old telephones have no observer; for them the width stays what it was at first.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { part, width };
}
