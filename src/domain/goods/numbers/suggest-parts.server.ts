import { asc, gt } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { GoodsRow } from '#src/domain/feeds/index.ts';
import type { SuggestedBy } from '../import/staged-fate.ts';
import { plainNumber, plainUpc } from './plain-number.ts';

export type Suggestion = { sku: string; by: SuggestedBy };

/** Null where several parts are called so. */
type Index = Map<string, string | null>;

const perPage = 2_000;
/** Shorter ones are the same by chance. */
const shortestNumber = 4;

/**
 * Looks which of the shop's parts a number that it does not have may be. Its parts are read at the first question, so
 * that a file of known numbers costs nothing.
 */
export function openSuggestions({ db }: Pick<Ctx, 'db'>) {
  let read: Promise<Record<SuggestedBy, Index>> | null = null;
  return async ({ partNumber, fields }: GoodsRow): Promise<Suggestion | null> => {
    read ??= readIndexes({ db });
    const { upc, number } = await read;
    const byUpc = upc.get(plainUpc(fields.upc));
    if (byUpc) return { sku: byUpc, by: 'upc' };
    const byNumber = number.get(plainNumber(partNumber));
    return byNumber ? { sku: byNumber, by: 'number' } : null;
  };
}

async function readIndexes({ db }: Pick<Ctx, 'db'>): Promise<Record<SuggestedBy, Index>> {
  const indexes = { upc: new Map(), number: new Map() } satisfies Record<SuggestedBy, Index>;
  const { sku, upc } = catalogVariants;
  let last = '';
  for (;;) {
    const page = await db
      .select({ sku, upc })
      .from(catalogVariants)
      .where(gt(sku, last))
      .orderBy(asc(sku))
      .limit(perPage);
    for (const part of page) {
      enter(indexes.upc, plainUpc(part.upc), part.sku);
      enter(indexes.number, plainNumber(part.sku), part.sku);
    }
    if (page.length < perPage) return indexes;
    last = page.at(-1)?.sku ?? '';
  }
}

function enter(index: Index, name: string, sku: string): void {
  if (name.length >= shortestNumber) index.set(name, index.has(name) ? null : sku);
}
