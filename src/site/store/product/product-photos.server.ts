import type { LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getAssetsAt } from '#src/domain/media/index.server.ts';
import { assetUrl } from '#src/domain/media/index.ts';
import { textIn } from '#src/lib/translated.ts';
import type { StoreWords } from '../shelf/store-words.ts';

/** A photo of a product; `focus` is the area that stays visible when it is cropped. */
export type ProductPhoto = { src: string; alt: string; focus: string };

const mostPhotos = 7;

/** The line's own pictures, then those of its sizes. Pictures that the library no longer has are left out. */
export async function productPhotos(
  ctx: Ctx,
  { line, variants }: LineWithVariants,
  { t, locale }: StoreWords,
): Promise<ProductPhoto[]> {
  const given = new Set([...line.images, ...variants.flatMap(({ images }) => images)]);
  const found = await getAssetsAt(ctx, [...given]);
  const assets = [...new Set(found.values())].slice(0, mostPhotos);
  const product = `${line.brand} ${line.name}`;
  return assets.map((asset, at) => ({
    src: assetUrl(asset),
    alt:
      textIn(asset.alt, locale) ||
      t('product.photo', { product, number: at + 1, of: assets.length }),
    focus: asset.focus,
  }));
}
