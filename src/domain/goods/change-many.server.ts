import { createHash } from 'node:crypto';
import { and, inArray, type SQL } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockParts } from './lock-parts.server.ts';
import type { ManyChange } from './many-change.ts';
import { mayBeShown } from './may-be-shown.ts';
import { conditionsOf } from './part-conditions.server.ts';
import { type PartPatch, patchBetween } from './part-patch.ts';
import type { PartFilter } from './part-query.ts';
import { streamParts, writeParts } from './part-rows.server.ts';
import { readPartLines } from './read-part-lines.server.ts';
import { recordBatch } from './record-batch.server.ts';
import { why } from './refusals.ts';
import { steppedPrice } from './stepped-price.ts';
import type { StockPart } from './stock-part.ts';

/** Parts by number, or all that a filter finds. */
export type ChosenParts = { filter: PartFilter; skus: readonly string[] | 'all' };

type Asked = { chosen: ChosenParts; change: ManyChange };

export type ManyPreview = {
  /** Parts that would change; the others have it already. */
  changed: number;
  unchanged: number;
  /** Of the unchanged, how many stay off the site because they have no price. */
  noPrice: number;
  /** The first of them, before and after. */
  examples: { before: StockPart; after: StockPart }[];
  /** Parts that would cost visitors less than the maker lets the shop advertise, or less than the shop pays. */
  belowMap: number;
  belowCost: number;
  /** The middle of all price changes in percent; null if none changes its price. */
  middlePercent: number | null;
  /** Names what was seen: applying does exactly this, or says that the parts have changed since. */
  seen: string;
};

const mostExamples = 50;

/** Shows what a change would do and does nothing. Requires catalog.read. */
export async function previewMany(ctx: Ctx, asked: Asked): Promise<ManyPreview> {
  requireScope(ctx.actor, 'catalog.read');
  const work = startWork();
  for await (const changed of streamChanges(ctx, asked, work)) {
    work.examples.push(...changed.slice(0, mostExamples - work.examples.length));
  }
  return finishWork(work);
}

/**
 * Does what the preview named by `seen` showed. Returns the batch, by whose id it is undone. Requires catalog.write.
 * @throws {DomainError} conflict if parts have changed since, invalid if nothing would change
 */
export async function changeMany(
  ctx: Ctx,
  { seen, ...asked }: Asked & { seen: string },
): Promise<{ batchId: string; changed: number }> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const { category } = asked.chosen.filter;
    const work = startWork();
    const changes: ({ sku: string } & PartPatch)[] = [];
    for await (const changed of streamChanges(inner, asked, work)) {
      await writeParts(inner, { category, parts: changed.map(({ after }) => after) });
      for (const { before, after } of changed) {
        const patch = patchBetween(before, after);
        if (patch) changes.push({ sku: before.sku, ...patch });
      }
    }
    if (finishWork(work).seen !== seen)
      throw new DomainError('conflict', why('part.changed-since'));
    if (changes.length === 0) throw new DomainError('invalid', why('part.nothing-chosen'));
    const batchId = await recordBatch(inner, {
      kind: 'many',
      category,
      changes,
      detail: asked.change,
    });
    return { batchId, changed: changes.length };
  });
}

type Changed = { before: StockPart; after: StockPart };

async function* streamChanges(
  ctx: Ctx,
  { chosen, change }: Asked,
  work: Work,
): AsyncGenerator<Changed[]> {
  const { category } = chosen.filter;
  for await (const parts of streamParts(ctx, { category, where: await whereOf(ctx, chosen) })) {
    const changed: Changed[] = [];
    for (const before of parts) {
      const wanted = changedPart(before, change);
      const isShown = mayBeShown(wanted) || !mayBeShown(before);
      if (!isShown) work.noPrice += 1;
      const after = isShown ? wanted : before;
      if (patchBetween(before, after) === null) work.unchanged += 1;
      else changed.push({ before, after });
    }
    for (const one of changed) note(work, one);
    yield changed;
  }
}

async function whereOf(ctx: Ctx, { filter, skus }: ChosenParts): Promise<SQL | undefined> {
  if (skus !== 'all') return inArray(catalogVariants.sku, [...skus]);
  return and(conditionsOf(filter, await readPartLines(ctx, filter.category)));
}

/** The part after the change. */
function changedPart(part: StockPart, change: ManyChange): StockPart {
  if (change.what === 'status') return { ...part, status: change.status };
  if (change.what === 'stock') {
    return { ...part, stock: { ...part.stock, onHand: change.onHand } };
  }
  return { ...part, priceCents: steppedPrice(part.priceCents, change.step) };
}

/** What a pass over the parts has counted so far. */
type Work = Omit<ManyPreview, 'seen' | 'middlePercent'> & {
  percents: number[];
  hash: ReturnType<typeof createHash>;
};

function startWork(): Work {
  return {
    changed: 0,
    unchanged: 0,
    noPrice: 0,
    examples: [],
    belowMap: 0,
    belowCost: 0,
    percents: [],
    hash: createHash('sha256'),
  };
}

function note(work: Work, { before, after }: Changed): void {
  work.changed += 1;
  work.hash.update(JSON.stringify([before.sku, patchBetween(before, after)]));
  if (after.priceCents === before.priceCents) return;
  if (before.priceCents > 0) {
    work.percents.push((after.priceCents / before.priceCents - 1) * 100);
  }
  if (after.mapCents !== null && after.priceCents < after.mapCents) work.belowMap += 1;
  if (after.costCents !== null && after.priceCents < after.costCents) work.belowCost += 1;
}

function finishWork({ percents, hash, ...counts }: Work): ManyPreview {
  const middle = percents.toSorted((one, other) => one - other)[Math.floor(percents.length / 2)];
  return { ...counts, middlePercent: middle ?? null, seen: hash.digest('base64url') };
}
