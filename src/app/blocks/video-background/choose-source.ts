import type { FilmSource } from './schema.ts';

type Chosen = { src: string; autoplay: boolean };

/**
 * The smallest source made for at least this window (its width in px), else the default one
 * (specification, section 9). Null when there is nothing to play.
 */
export function chooseSource(
  film: { src: string; sources: readonly FilmSource[] },
  widthPx: number,
): Chosen | null {
  const wide = film.sources.filter(({ res }) => res >= widthPx);
  const smallest = wide.toSorted((one, other) => one.res - other.res)[0];
  if (smallest !== undefined) return smallest;
  return film.src === '' ? null : { src: film.src, autoplay: true };
}
