import { throttle } from '#src/lib/throttle.ts';
import { type ChosenSource, chooseSource, type FilmChoice } from './choose-source.ts';

/** Specification, sections 4 and 9, in ms. The fade of one second is in film.css. */
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
  /** Width of the window in px. */
  width: () => number;
  onChange: (state: FilmState) => void;
};

export type FilmPlayer = ReturnType<typeof createFilmPlayer>;

/**
 * Plays the source for the window's width. It is hidden until it plays; after a change of source it is hidden again,
 * and the new one is loaded a second later. Sources that fail are skipped.
 */
export function createFilmPlayer({ video, film, width, onChange }: FilmPlayerOptions) {
  const source = createFilmSource({ video, film, width });
  const playback = createPlayback({ video, onChange });
  const { change, play } = playback;
  let reload: ReturnType<typeof setTimeout> | undefined;
  let isInView = false;
  const resize = throttle(review, filmTimes.resizeThrottle);

  function wantsToPlay(): boolean {
    return isInView && playback.isWished(source.chosen()?.autoplay === true);
  }

  function load() {
    if (source.load() && playback.isWished(false)) play();
  }

  function review() {
    if (!source.review()) return;
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
      if (!source.fail()) return;
      change({ isShown: false, isPlaying: false });
      load();
    },
  };
  const stopListening = listenTo(video, listeners);

  return {
    resize: resize.run,
    /** Loaded near the viewport; paused outside of it. */
    setInView(isNear: boolean) {
      isInView = isNear;
      if (!isNear) video.pause();
      else if (source.chosen() !== null) listeners.canplay();
      else {
        source.review();
        load();
      }
    },
    toggle: playback.toggle,
    close() {
      resize.cancel();
      clearTimeout(reload);
      stopListening();
      unloadFilm(video);
    },
  };
}

/** Whether it plays and is visible; the visitor's choice overrides the editor's. */
function createPlayback({ video, onChange }: Pick<FilmPlayerOptions, 'video' | 'onChange'>) {
  let state: FilmState = { isShown: false, isPlaying: false };
  let wish: 'play' | 'pause' | null = null;

  function change(next: Partial<FilmState>) {
    state = { ...state, ...next };
    onChange(state);
  }

  /** A browser may refuse to autoplay; the poster and the button remain. */
  function play() {
    video.play().catch(() => change({ isPlaying: false }));
  }

  return {
    change,
    play,
    /** `unasked`: the default while the visitor has not chosen. */
    isWished: (unasked: boolean) => (wish === null ? unasked : wish === 'play'),
    toggle() {
      wish = video.paused ? 'play' : 'pause';
      if (wish === 'play') play();
      else video.pause();
    },
  };
}

/** The source for the window's width; failed ones are not chosen again. */
function createFilmSource({ video, film, width }: Omit<FilmPlayerOptions, 'onChange'>) {
  const failed = new Set<string>();
  let chosen: ChosenSource | null = null;

  /** @returns whether it is another source than before */
  function review(): boolean {
    const next = chooseSource(film, width(), (src) => !failed.has(src) && canPlay(video, src));
    if (next?.src === chosen?.src) return false;
    chosen = next;
    return true;
  }

  return {
    chosen: () => chosen,
    review,
    /** @returns false if none was chosen */
    load(): boolean {
      if (chosen !== null) loadFilm(video, film, chosen);
      return chosen !== null;
    },
    /** Skips the chosen one. @returns false if none was chosen */
    fail(): boolean {
      if (chosen === null) return false;
      failed.add(chosen.src);
      review();
      return true;
    },
  };
}

function loadFilm(video: HTMLVideoElement, film: FilmSettings, source: ChosenSource): void {
  const { muted, loop, playbackRate, preload } = film;
  // Loading resets the playback rate to the default.
  Object.assign(video, { muted, loop, playbackRate, defaultPlaybackRate: playbackRate });
  video.preload = source.autoplay ? 'auto' : preload;
  video.src = source.src;
  video.load();
}

function unloadFilm(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/** @returns a function that stops it */
function listenTo(video: HTMLVideoElement, listeners: Record<string, () => void>): () => void {
  for (const [name, listen] of Object.entries(listeners)) video.addEventListener(name, listen);
  return () => {
    for (const [name, listen] of Object.entries(listeners)) video.removeEventListener(name, listen);
  };
}

/** "" means no; a browser that answers "maybe" is tried. */
function canPlay(video: HTMLVideoElement, src: string): boolean {
  const [, extension = ''] = /\.(mp4|webm)$/.exec(src) ?? [];
  return extension === '' || video.canPlayType(`video/${extension}`) !== '';
}
