import type { FilmSource } from './schema.ts';

export type ChosenSource = { src: string; autoplay: boolean };

export type FilmChoice = {
  src: string;
  sources: readonly FilmSource[];
};

/** Sources that this browser cannot play, or failed to load, are skipped. */
type CanPlay = (src: string) => boolean;

/**
 * The smallest source made for at least this window width in px, else the default one (specification, section 9). Of
 * several for one width, the first that can be played: an editor may list a WebM and, after it, an MP4. Null if
 * nothing can be played.
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
