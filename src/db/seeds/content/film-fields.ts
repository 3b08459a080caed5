import { z } from 'zod';
import { filmFile, filmKey, filmWidths } from '../films.ts';
import type { ResolveImage } from './picture-fields.ts';

type Fields = Record<string, unknown>;

const filmFolder = '/media/film/';
const heroFilm = z.object({ filename: z.string().startsWith(filmFolder) });

/**
 * A blok of the copy with its films from the library, in every size and format. In a shop without the demo's films, a
 * still of the scene is used.
 */
export function withFilms(copy: Fields, resolveImage: ResolveImage): Fields {
  if (copy.component === 'VideoBackground') {
    return { ...copy, ...filmFields(filmName(String(copy.poster)), resolveImage) };
  }
  const asset = heroFilm.safeParse(copy.asset);
  if (!asset.success || copy.type !== 'video') return copy;
  return heroFields(copy, { name: filmName(asset.data.filename), resolveImage });
}

/** A hero's film is its asset, with the texts from the copy. */
function heroFields(copy: Fields, { name, resolveImage }: { name: string } & Resolver): Fields {
  const { src, sources, poster } = filmFields(name, resolveImage);
  if (src === '') return { ...copy, type: 'image' };
  const { scene: _, ...asset } = z.looseObject({}).parse(copy.asset);
  return { ...copy, asset: { ...asset, key: usualKey(name) }, sources, poster };
}

type Resolver = { resolveImage: ResolveImage };

function filmFields(name: string, resolveImage: ResolveImage) {
  const addressOf = (file: string) => resolveImage({ key: filmKey(file) })?.filename ?? '';
  const sources = filmWidths.flatMap((res) =>
    filmFile(name, res).map((file) => ({ src: addressOf(file), res, autoplay: true })),
  );
  const still = { scene: { place: name, timeOfDay: 'golden-hour' } };
  return {
    src: resolveImage({ key: usualKey(name) })?.filename ?? '',
    sources: sources.filter(({ src }) => src !== ''),
    poster: addressOf(`${name}.jpg`) || (resolveImage(still)?.filename ?? ''),
  };
}

/** For browsers that find no source for their window. */
function usualKey(name: string): string {
  return filmKey(`${name}-1280.mp4`);
}

/** "lineup" of "/media/film/lineup-1280.mp4", "/media/film/lineup.webp". */
function filmName(path: string): string {
  return path.replace(filmFolder, '').replace(/(-\d+)?\.\w+$/, '');
}
