import { throttle } from '#src/lib/throttle.ts';
import { type ChosenSource, chooseSource, type FilmChoice } from './choose-source.ts';

/** Specification, sections 4 and 9, ms. The fade of a second is in film.css. */
export const filmTimes = { resizeThrottle: 250, reloadDelay: 1000 };

export type FilmSettings = FilmChoice & {
  muted: boolean;
  loop: boolean;
  preload: 'auto' | 'metadata' | 'none';
  playbackRate: number;
};

export type FilmState = { isShown: boolean; isPlaying: boolean };

export type FilmPlayerOptions = {
  video: HTMLVideoElement;
  film: FilmSettings;
  /** Width of the window, px. */
  width: () => number;
  onChange: (state: FilmState) => void;
};

export type FilmPlayer = ReturnType<typeof createFilmPlayer>;

/**
 * Plays the source that suits the window. It is hidden until it moves; after a change of source it
 * is hidden again, and the new one is loaded a second later. What fails is passed over.
 */
export function createFilmPlayer({ video, film, width, onChange }: FilmPlayerOptions) {
  const failed = new Set<string>();
  let state: FilmState = { isShown: false, isPlaying: false };
  let chosen: ChosenSource | null = null;
  let reload: ReturnType<typeof setTimeout> | undefined;
  let isInView = false;
  /** The visitor's own word counts more than what the editor wished for. */
  let wish: 'play' | 'pause' | null = null;
  const resize = throttle(review, filmTimes.resizeThrottle);

  function change(next: Partial<FilmState>) {
    state = { ...state, ...next };
    onChange(state);
  }

  function choose(): ChosenSource | null {
    return chooseSource(film, width(), (src) => !failed.has(src) && canPlay(video, src));
  }

  function wantsToPlay(): boolean {
    return isInView && (wish === 'play' || (wish === null && chosen?.autoplay === true));
  }

  function load() {
    if (chosen === null) return;
    const { muted, loop, playbackRate, preload } = film;
    // Loading sets the speed back to the default one.
    Object.assign(video, { muted, loop, playbackRate, defaultPlaybackRate: playbackRate });
    video.preload = chosen.autoplay ? 'auto' : preload;
    video.src = chosen.src;
    video.load();
    if (wish === 'play') play();
  }

  /** A browser may refuse to play by itself: the poster and the button are still there. */
  function play() {
    video.play().catch(() => change({ isPlaying: false }));
  }

  function review() {
    const next = choose();
    if (next?.src === chosen?.src) return;
    chosen = next;
    video.pause();
    change({ isShown: false, isPlaying: false });
    clearTimeout(reload);
    reload = setTimeout(load, filmTimes.reloadDelay);
  }

  const listeners = {
    canplay: () => {
      if (wantsToPlay() && video.paused) play();
    },
    playing: () => change({ isShown: true, isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    error: () => {
      if (chosen === null) return;
      failed.add(chosen.src);
      chosen = choose();
      change({ isShown: false, isPlaying: false });
      load();
    },
  };
  for (const [name, listen] of Object.entries(listeners)) video.addEventListener(name, listen);

  return {
    resize: resize.run,
    /** Near the window it is loaded; out of it, it rests. */
    setInView(isNear: boolean) {
      isInView = isNear;
      if (!isNear) video.pause();
      else if (chosen !== null) listeners.canplay();
      else {
        chosen = choose();
        load();
      }
    },
    toggle() {
      wish = video.paused ? 'play' : 'pause';
      if (wish === 'play') play();
      else video.pause();
    },
    close() {
      resize.cancel();
      clearTimeout(reload);
      for (const [name, listen] of Object.entries(listeners)) {
        video.removeEventListener(name, listen);
      }
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** "" is a certain no; a browser that says maybe is tried. */
function canPlay(video: HTMLVideoElement, src: string): boolean {
  const [, extension = ''] = /\.(mp4|webm)$/.exec(src) ?? [];
  return extension === '' || video.canPlayType(`video/${extension}`) !== '';
}
