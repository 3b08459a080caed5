import type { Ctx, Locale } from '#src/domain/context.ts';
import { importAsset } from '#src/domain/media/index.server.ts';
import { type AssetField, type AssetFile, assetField } from '#src/domain/media/index.ts';
import { createLimiter } from '#src/lib/limit-concurrency.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { listFilms } from './films.ts';
import { pictureListSchema, type Scene } from './picture-row.ts';
import type { SeedFiles } from './seed-files.ts';

type Picture = {
  asset: AssetFile;
  key: string;
  alt: string;
  buildSlug: string | null;
  scene: Scene;
};

export type PictureQuery = {
  key?: string;
  buildSlug?: string;
  scene?: Scene;
  /** The English name of the place, which tells two pictures of one scene apart. */
  alt?: string;
  locale?: Locale;
};

export type Pictures = {
  /** The picture of a finished build. */
  imageIdOf(buildSlug: string): number | null;
  /** The best match: by name, then by scene and build, then by build alone. */
  resolveImage(wish: PictureQuery): AssetField | null;
};

/** Imports the demo's pictures and films, two at a time. Without a list there are none, which is fine. */
export async function importPictures(ctx: Ctx, files: SeedFiles): Promise<Pictures> {
  const drawn = pictureListSchema.parse((await files.optionalJson('demo/images.json')) ?? []);
  const painted = drawn.map((row) => ({ ...row, file: `images/${row.file}` }));
  const list = [...painted, ...(await listFilms(files))];
  const limit = createLimiter({ running: 2, waiting: list.length });
  const pictures = await Promise.all(
    list.map(({ key, file, alt, focus, geo, ...about }) =>
      limit(async (): Promise<Picture> => {
        const bytes = await files.bytes(`demo/${file}`);
        const fileName = file.slice(file.lastIndexOf('/') + 1);
        const asset = await importAsset(ctx, { key, fileName, bytes, alt, focus, geo });
        const scene = about.scene ?? {};
        return {
          asset,
          key,
          alt: alt[defaultLocale],
          scene,
          buildSlug: about.buildSlug ?? scene.buildSlug ?? null,
        };
      }),
    ),
  );
  return indexPictures(pictures);
}

export const noPictures: Pictures = indexPictures([]);

function indexPictures(pictures: readonly Picture[]): Pictures {
  return {
    imageIdOf: (slug) => pictures.find(({ buildSlug }) => buildSlug === slug)?.asset.id ?? null,
    resolveImage({ locale, ...wish }) {
      const found = findPicture(pictures, wish);
      return found ? assetField(found.asset, { locale }) : null;
    },
  };
}

function findPicture(pictures: readonly Picture[], wish: PictureQuery): Picture | undefined {
  const { key, scene = {} } = wish;
  const build = wish.buildSlug ?? scene.buildSlug;
  const showsScene = (picture: Picture) =>
    scene.place !== undefined &&
    picture.scene.place === scene.place &&
    picture.scene.timeOfDay === scene.timeOfDay &&
    (build === undefined || picture.buildSlug === build);
  return (
    pictures.find((picture) => key !== undefined && picture.key === key) ??
    pictures.find((picture) => showsScene(picture) && picture.alt === wish.alt) ??
    pictures.find(showsScene) ??
    pictures.find(({ buildSlug }) => build !== undefined && buildSlug === build)
  );
}
