import { useRef } from 'react';
import { posterOf } from '#src/app/components/site/picture-sources.ts';
import mediaStrings from '#src/app/strings/media.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { FilmSource } from './schema.ts';
import { useFilm } from './use-film.ts';

export type FilmOf = {
  src: string;
  sources: readonly FilmSource[];
  poster: string;
  alt: string;
  muted: boolean;
  loop: boolean;
  playbackRate: number;
};

/**
 * A film that is a still picture until a script is awake: the poster alone for visitors who save
 * data or want less motion. Hidden until it plays, then faded in; it can be stopped.
 */
export function Film({ film }: { film: FilmOf }) {
  const t = useStrings(mediaStrings);
  const video = useRef<HTMLVideoElement>(null);
  const { isShown, isPlaying, isStill, toggle } = useFilm(video, film);
  return (
    <div className="film">
      <video
        ref={video}
        className={isShown ? 'is-shown' : undefined}
        aria-label={film.alt || undefined}
        poster={posterOf(film.poster) || undefined}
        muted={film.muted}
        loop={film.loop}
        playsInline
        preload="none"
      />
      {!isStill && (
        <button type="button" className="btn btn--ink btn--icon film-stop" onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <span className="vh">{t(isPlaying ? 'video.pause' : 'video.play')}</span>
        </button>
      )}
    </div>
  );
}
