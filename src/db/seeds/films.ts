import { z } from 'zod';
import { translatedSchema } from '#src/lib/translated.ts';
import type { PictureRow } from './picture-row.ts';
import type { SeedFiles } from './seed-files.ts';

const listSchema = z.array(z.object({ name: z.string().min(1), alt: translatedSchema }));

/** A film and its still, as made by `npm run film`. */
export const filmWidths = [640, 1280, 1920] as const;
const extensions = ['webm', 'mp4'] as const;

/** The files of the demo's films, as rows of the list of pictures; each has its name as its key. */
export async function listFilms(files: SeedFiles): Promise<PictureRow[]> {
  const list = listSchema.parse((await files.optionalJson('demo/films.json')) ?? []);
  return list.flatMap(({ name, alt }) =>
    filmFiles(name).map((file) => ({ key: filmKey(file), file: `films/${file}`, alt, focus: '' })),
  );
}

/** Key of a film's file; no scene has this form. */
export function filmKey(file: string): string {
  return `film:${file}`;
}

/** "home-640.webm", "home-640.mp4": in the order in which browsers should try them. */
export function filmFile(name: string, width: number): string[] {
  return extensions.map((extension) => `${name}-${width}.${extension}`);
}

function filmFiles(name: string): string[] {
  return [`${name}.jpg`, ...filmWidths.flatMap((width) => filmFile(name, width))];
}
