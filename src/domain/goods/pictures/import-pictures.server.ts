import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsPictures, supplierPictures } from '#src/db/schema/goods-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { RefusalOrText } from '../../refusal.ts';
import { queuePictures } from './queue-pictures.server.ts';

/** How far the pictures of an import are. */
export type ImportPictures = {
  waiting: number;
  /** Of those waiting, how many were never asked for: they come within minutes. */
  untried: number;
  fetched: number;
  failed: number;
  /** The first that could not be fetched, with the reason of the last try; `isOver` if it is not tried again. */
  troubles: { address: string; told: RefusalOrText; isOver: boolean }[];
};

const shownTroubles = 20;

/** Requires catalog.read. */
export async function getImportPictures(ctx: Ctx, importId: string): Promise<ImportPictures> {
  requireScope(ctx.actor, 'catalog.read');
  const { state, address, problem, tries } = supplierPictures;
  const isOf = sql`${address} in (select ${goodsPictures.address} from ${goodsPictures}
    where ${goodsPictures.importId} = ${importId} and not ${goodsPictures.isReplaced})`;
  const states = await ctx.db
    .select({
      state,
      pictures: count(),
      untried: sql<number>`(count(*) filter (where ${tries} = 0))::int`,
    })
    .from(supplierPictures)
    .where(isOf)
    .groupBy(state);
  const by = new Map(states.map((found) => [found.state, found]));
  const troubles = await ctx.db
    .select({ address, problem, state })
    .from(supplierPictures)
    .where(and(isOf, isNotNull(problem)))
    .orderBy(asc(address))
    .limit(shownTroubles);
  return {
    waiting: by.get('waiting')?.pictures ?? 0,
    untried: by.get('waiting')?.untried ?? 0,
    fetched: by.get('fetched')?.pictures ?? 0,
    failed: by.get('failed')?.pictures ?? 0,
    troubles: troubles.map((one) => ({
      address: one.address,
      told: one.problem as RefusalOrText,
      isOver: one.state === 'failed',
    })),
  };
}

/** Tries the pictures of an import that are not here once more, now. Requires catalog.write. */
export async function retryPictures(ctx: Ctx, importId: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const { state, address } = supplierPictures;
  const nextAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .update(supplierPictures)
    .set({ state: 'waiting', tries: 0, nextAt })
    .where(
      and(
        sql`${state} <> 'fetched'`,
        sql`${address} in (select ${goodsPictures.address} from ${goodsPictures}
          where ${goodsPictures.importId} = ${importId})`,
      ),
    );
  await queuePictures(ctx);
}

/** An import was undone: what it named is not fetched any more, and a later file can name it again. */
export async function dropPictures({ db }: Pick<Ctx, 'db'>, importId: string): Promise<void> {
  await db.delete(goodsPictures).where(eq(goodsPictures.importId, importId));
}

/** Deletes what is known of pictures that no part is to have; a part that is not there may still come with its import. */
export async function purgePictures({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .delete(goodsPictures)
    .where(
      and(
        isNull(goodsPictures.importId),
        sql`not exists (select from ${catalogVariants} where ${catalogVariants.sku} = ${goodsPictures.sku})`,
      ),
    );
  await db
    .delete(supplierPictures)
    .where(
      sql`not exists (select from ${goodsPictures} where ${goodsPictures.address} = ${supplierPictures.address})`,
    );
}
