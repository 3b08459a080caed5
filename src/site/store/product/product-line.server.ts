import { getLine, type LineWithVariants } from '#src/domain/catalog/index.server.ts';
import type { Wheel, WheelLine } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { type ShelfCategory, shelfCategories } from '#src/domain/store/index.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { bySize } from './by-size.ts';

/** A wheel line with all its sizes, smallest first. */
export type LineOfWheels = { line: WheelLine; wheels: Wheel[] };

export const shelfOfKind = {
  'lift-kit': 'lift-kits',
  wheel: 'wheels',
  tire: 'tires',
} as const satisfies Record<LineWithVariants['kind'], ShelfCategory>;

type ProductRequest = Pick<PageRequest, 'params' | 'url'>;

/** The line in the URL, on its own shelf. @throws {DomainError} not-found */
export async function productLineOf(
  ctx: Ctx,
  { params, url }: ProductRequest,
): Promise<LineWithVariants> {
  const found = await getLine(ctx, params.slug ?? '');
  const shelf = shelfCategories.find((one) => url.pathname.includes(`/store/${one}/`));
  if (!found || (shelf && shelfOfKind[found.kind] !== shelf)) throw notFound();
  return found;
}

/** The same, for parts that only wheels have; null for other lines. */
export async function wheelLineOf(ctx: Ctx, asked: ProductRequest): Promise<LineOfWheels | null> {
  const found = await productLineOf(ctx, asked);
  if (found.kind !== 'wheel') return null;
  return { line: found.line, wheels: found.variants.toSorted(bySize) };
}
