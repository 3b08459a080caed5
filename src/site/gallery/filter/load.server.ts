import { listMakes, type MakeCount } from '#src/domain/gallery/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { GalleryFilterBlok } from './schema.ts';

export type GalleryFilterData = { makes: MakeCount[] };

export const load: Load<GalleryFilterBlok, GalleryFilterData> = async ({ ctx }) => ({
  makes: await listMakes(ctx),
});
