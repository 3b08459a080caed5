import type { FilmSource } from './schema.ts';

export type ChosenSource = { src: string; autoplay: boolean };

export type FilmChoice = {
  src: string;
  sources: readonly FilmSource[];
};

/** What this browser cannot play, or has failed to fetch, is passed over. */
type CanPlay = (src: string) => boolean;

/**
 * The smallest source made for at least this window (its width in px), else the default one
 * (specification, section 9). Of several for one width the first that can be played: an editor may
 * name a WebM and, behind it, an MP4. Null when there is nothing to play.
 */
export function chooseSource(
  film: FilmChoice,
  widthPx: number,
  canPlay: CanPlay = () => true,
): ChosenSource | null {
  const wide = film.sources.filter(({ src, res }) => res >= widthPx && canPlay(src));
  const smallest = wide.toSorted((one, other) => one.res - other.res)[0];
  if (smallest !== undefined) return smallest;
  return film.src === '' || !canPlay(film.src) ? null : { src: film.src, autoplay: true };
}
