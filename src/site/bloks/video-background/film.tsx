import { useRef } from 'react';
import { Picture } from '#src/site/kit/picture.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import mediaStrings from '#src/web/words/media.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FilmSettings } from './film-player.ts';
import { useFilm } from './use-film.ts';

export type FilmOf = FilmSettings & {
  poster: string;
  alt: string;
  /** How the film fills its frame: cropped to it, or whole with bars. */
  objectFit: 'cover' | 'contain';
};

/** `priority`: the page starts with it, so its still is loaded first. */
type FilmProps = { film: FilmOf; priority?: boolean };

/**
 * A film that is a still picture until the script runs; it stays one for visitors who save data or prefer reduced
 * motion. The film is on top, hidden until it plays, then faded in; it can be stopped. The frame has its size from
 * the start.
 */
export function Film({ film, priority = false }: FilmProps) {
  const t = useStrings(mediaStrings);
  const video = useRef<HTMLVideoElement>(null);
  const { isShown, isPlaying, isStill, toggle } = useFilm(video, film);
  const { poster, alt, objectFit } = film;
  return (
    <div className={objectFit === 'contain' ? 'film film--whole' : 'film'}>
      {poster !== '' && <Picture src={poster} alt={alt} sizes="2xl:100vw" priority={priority} />}
      {/* The alternative text is the still's, which is always there. */}
      <video
        ref={video}
        className={isShown ? 'is-shown' : undefined}
        aria-hidden={poster !== ''}
        aria-label={poster === '' ? alt || undefined : undefined}
        tabIndex={-1}
        muted={film.muted}
        loop={film.loop}
        playsInline
        disablePictureInPicture
        preload="none"
      />
      {!isStill && (
        <button
          type="button"
          className="button button--dark button--icon film-stop"
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <span className="visually-hidden">{t(isPlaying ? 'video.pause' : 'video.play')}</span>
        </button>
      )}
    </div>
  );
}
