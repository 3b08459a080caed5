import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  createFilmPlayer,
  type FilmPlayer,
  type FilmSettings,
  type FilmState,
  filmTimes,
} from './film-player.ts';
import { watchPrefersLess } from './prefers-less.ts';

const hidden = { isShown: false, isPlaying: false };

/** A film starts to load within this distance of the viewport: 1.3 window heights. */
const nearWindow = '30% 0%';

/**
 * Plays a film near the viewport, unless the visitor prefers reduced motion or data: then only its poster is shown,
 * without a button.
 */
export function useFilm(video: RefObject<HTMLVideoElement | null>, film: FilmSettings) {
  const [state, setState] = useState(hidden);
  const [isStill, setStill] = useState(true);
  const player = useRef<FilmPlayer>(null);
  const delay = useRef(0);

  useEffect(() => {
    const element = video.current;
    if (element === null || (film.src === '' && film.sources.length === 0)) return;
    let close = () => {};
    function start(element: HTMLVideoElement) {
      const opened = openPlayer(element, { film, onChange: setState });
      player.current = opened.player;
      close = opened.close;
    }
    const unwatch = watchPrefersLess((wantsLess) => {
      close();
      close = () => {};
      setState(hidden);
      setStill(wantsLess);
      if (wantsLess) return;
      // A different film in this place, as in the editor, waits like another size does.
      const wait = setTimeout(() => start(element), delay.current);
      delay.current = filmTimes.reloadDelay;
      close = () => clearTimeout(wait);
    });
    return () => {
      unwatch();
      close();
    };
  }, [video, film]);

  return { ...state, isStill, toggle: () => player.current?.toggle() };
}

type Opening = { film: FilmSettings; onChange: (state: FilmState) => void };

function openPlayer(element: HTMLVideoElement, { film, onChange }: Opening) {
  const width = () => Math.min(innerWidth, document.documentElement.clientWidth);
  const player = createFilmPlayer({ video: element, film, width, onChange });
  const sight = new IntersectionObserver(
    (entries) => player.setInView(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: nearWindow },
  );
  sight.observe(element);
  addEventListener('resize', player.resize);
  function close() {
    sight.disconnect();
    removeEventListener('resize', player.resize);
    player.close();
  }
  return { player, close };
}
