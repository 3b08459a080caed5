import { findUsedParts } from '#src/domain/catalog/index.server.ts';
import { type LiftKitLine, liftKitLineSchema, liftKitsOf } from '#src/domain/catalog/index.ts';
import type { GoodsTable } from '../goods-table.server.ts';
import { deleteLines, readSomeLines, writeLine } from './line-rows.server.ts';

const kind = 'lift-kit';

/** Lines of lift kits by id, each with its heights. */
export const kitTable: GoodsTable<LiftKitLine> = {
  schema: liftKitLineSchema,
  copied: [],
  keyOf: ({ lineId }) => lineId,
  read: (ctx, ids) => readSomeLines(ctx, { kind, ids }),
  async write(ctx, lines) {
    for (const line of lines) await writeLine(ctx, { kind, line });
  },
  delete: deleteLines,
  async findUsed(ctx, lines) {
    const { skus, lineIds } = await findUsedParts(ctx);
    const used = new Set([...skus, ...lineIds]);
    const isUsed = (line: LiftKitLine) =>
      used.has(line.lineId) || liftKitsOf(line).some(({ sku }) => used.has(sku));
    return new Set(lines.filter(isUsed).map(({ lineId }) => lineId));
  },
  async settle(ctx) {
    const used = new Set((await findUsedParts(ctx)).skus);
    return (next, now) => keepUsedHeights(next, { now, used });
  },
};

/** A height that a build refers to stays on file, no longer offered. */
function keepUsedHeights(
  next: LiftKitLine,
  { now, used }: { now: LiftKitLine | null; used: ReadonlySet<string> },
): LiftKitLine {
  if (now === null) return next;
  const left = new Set(liftKitsOf(next).map(({ sku }) => sku));
  const numbers = liftKitsOf(now).map(({ sku }) => sku);
  const kept = now.heights.filter((_, at) => {
    const sku = numbers[at] ?? '';
    return used.has(sku) && !left.has(sku);
  });
  const ended = kept.map((height) => ({ ...height, status: 'discontinued' as const }));
  return { ...next, heights: [...next.heights, ...ended] };
}
