import { type RefObject, useEffect, useRef, useState } from 'react';
import { createAutoplay } from './autoplay.ts';
import { fits, type Row, slideAt, slideFrom } from './slide-places.ts';
import { watchDrag } from './watch-drag.ts';
import { watchRest } from './watch-rest.ts';

export type Carousel = {
  /** The slide at the edge. */
  current: number;
  /** Some slides are not visible. */
  canMove: boolean;
  /** They move by themselves, unless the visitor has stopped them or prefers reduced motion. */
  isMoving: boolean;
  canRotate: boolean;
  go(to: number): void;
  step(by: 1 | -1): void;
  toggle(): void;
};

const nothing = { current: 0, canMove: false };

/** Slides are a scrolling list until the script runs; then they also move by themselves. */
export function useCarousel(list: RefObject<HTMLOListElement | null>, ms: number): Carousel {
  const [place, setPlace] = useState(nothing);
  const [isStopped, setStopped] = useState(false);
  const [wantsLess, setWantsLess] = useState(true);
  const autoplay = useRef<ReturnType<typeof createAutoplay>>(null);

  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const clock = createAutoplay({ ms, advance: () => show(row, slideFrom(measureRow(row), 1)) });
    autoplay.current = clock;
    function look(row: HTMLOListElement) {
      const now = measureRow(row);
      clock.set('fits', fits(now));
      setPlace({ current: slideAt(now), canMove: !fits(now) });
    }
    const onScroll = () => look(row);
    const size = new ResizeObserver(onScroll);
    size.observe(row);
    row.addEventListener('scroll', onScroll, { passive: true });
    const unwatch = [
      watchDrag(row, { onDrag: (isDragged) => clock.set('drag', isDragged) }),
      watchRest(row.parentElement ?? row, {
        onRest: (reason, isThere) => {
          clock.set(reason, isThere);
          if (reason === 'motion') setWantsLess(isThere);
        },
      }),
    ];
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', onScroll);
      for (const stop of unwatch) stop();
      clock.close();
    };
  }, [list, ms]);

  function go(to: number) {
    if (list.current) show(list.current, to);
    autoplay.current?.restart();
  }

  return {
    ...place,
    canRotate: ms > 0 && !wantsLess,
    isMoving: !isStopped,
    go,
    step: (by) => {
      if (list.current) go(slideFrom(measureRow(list.current), by));
    },
    toggle: () => {
      autoplay.current?.set('stopped', !isStopped);
      setStopped(!isStopped);
    },
  };
}

function measureRow(list: HTMLOListElement): Row {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  const [first] = slides;
  const starts = slides.map((slide) => slide.offsetLeft - (first?.offsetLeft ?? 0));
  return { scrollLeft, scrollWidth, clientWidth, starts };
}

function show(list: HTMLOListElement, to: number) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = measureRow(list).starts[to] ?? 0;
  list.scrollTo({ left, behavior: isCalm ? 'auto' : 'smooth' });
}
