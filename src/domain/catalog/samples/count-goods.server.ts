import { count, sql } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';

export type GoodsCount = {
  /** Lines of the shop's own that are offered. */
  ownLines: number;
  /** Samples on the shelves, and their sizes. */
  sampleLines: number;
  sampleParts: number;
  /** Samples that are no longer offered, but that a build or the gallery refers to. */
  keptSamples: number;
};

/** What is on the shelves, without reading it. */
export async function countGoods({ db }: Ctx): Promise<GoodsCount> {
  const { isSample, status } = catalogLines;
  const [lines] = await db
    .select({
      ownLines: sql`count(*) filter (where not ${isSample} and ${status} = 'active')`.mapWith(
        Number,
      ),
      sampleLines: sql`count(*) filter (where ${isSample} and ${status} = 'active')`.mapWith(
        Number,
      ),
      keptSamples: sql`count(*) filter (where ${isSample} and ${status} <> 'active')`.mapWith(
        Number,
      ),
    })
    .from(catalogLines);
  const [parts] = await db
    .select({ sampleParts: count() })
    .from(catalogVariants)
    .where(sql`${catalogVariants.isSample} and ${catalogVariants.status} = 'active'`);
  const none = { ownLines: 0, sampleLines: 0, keptSamples: 0, sampleParts: 0 };
  return { ...none, ...lines, ...parts };
}
