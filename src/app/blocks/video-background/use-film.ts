import { type RefObject, useEffect, useState } from 'react';
import { chooseSource } from './choose-source.ts';
import type { FilmOf } from './film.tsx';

/** Plays the source that suits the window, unless the visitor has asked for less. */
export function useFilm(video: RefObject<HTMLVideoElement | null>, film: FilmOf) {
  const [isShown, setShown] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isStill, setStill] = useState(true);
  const { playbackRate } = film;

  useEffect(() => {
    const element = video.current;
    const chosen = chooseSource(film, Math.min(innerWidth, document.body.clientWidth));
    if (element === null || chosen === null || wantsLess()) return;
    const onPlay = () => {
      setShown(true);
      setPlaying(true);
    };
    const onPause = () => setPlaying(false);
    element.addEventListener('play', onPlay);
    element.addEventListener('pause', onPause);
    setStill(false);
    element.src = chosen.src;
    element.playbackRate = playbackRate;
    // A browser may refuse to play by itself: the poster and the button are still there.
    if (chosen.autoplay) element.play().catch(onPause);
    return () => {
      element.removeEventListener('play', onPlay);
      element.removeEventListener('pause', onPause);
    };
  }, [video, film, playbackRate]);

  function toggle() {
    const element = video.current;
    if (element?.paused) element.play().catch(() => setPlaying(false));
    else element?.pause();
  }

  return { isShown, isPlaying, isStill, toggle };
}

/** Less motion, or less data. */
function wantsLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
