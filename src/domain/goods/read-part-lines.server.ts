import { asc, eq } from 'drizzle-orm';
import { catalogLines } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import type { PartCategory } from './part-category.ts';
import { kindOf } from './part-rows.server.ts';

/** A product line as lists of parts name it. */
export type PartLine = {
  id: string;
  brand: string;
  name: string;
  status: 'active' | 'draft' | 'discontinued';
};

const loaders = {
  wheels: cacheByVersion(['catalog'], (ctx) => readPartLines(ctx, 'wheels')),
  tires: cacheByVersion(['catalog'], (ctx) => readPartLines(ctx, 'tires')),
};

/** The lines of a category, whatever their status, by brand and name. */
export function listPartLines(ctx: Ctx, category: PartCategory): Promise<readonly PartLine[]> {
  return loaders[category](ctx);
}

/** The same from the database, for a transaction. */
export function readPartLines({ db }: Ctx, category: PartCategory): Promise<PartLine[]> {
  const { id, brand, name, status, kind } = catalogLines;
  return db
    .select({ id, brand, name, status })
    .from(catalogLines)
    .where(eq(kind, kindOf[category]))
    .orderBy(asc(brand), asc(name), asc(id));
}
