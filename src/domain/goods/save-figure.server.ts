import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { formatCents } from '#src/lib/money.ts';
import { lockParts } from './lock-parts.server.ts';
import { mayBeShown } from './may-be-shown.ts';
import type { PartCategory } from './part-category.ts';
import { figureOf, type PartFigure } from './part-figure.ts';
import { figureForms } from './part-form.ts';
import { patchBetween } from './part-patch.ts';
import { writeParts } from './part-rows.server.ts';
import { recordBatch } from './record-batch.server.ts';
import { why } from './refusals.ts';
import { getPart } from './save-part.server.ts';
import type { StockPart } from './stock-part.ts';

type Asked = {
  category: PartCategory;
  sku: string;
  figure: PartFigure;
  /** As in the part's form: dollars, or pieces; empty stock is "not counted". */
  typed: string;
  /** The figure that was shown, as `figureOf` returns it: nobody writes over what they have not seen. */
  seen: number | null;
};

/**
 * Saves one figure of a part, as an edit with its history and its way back. Returns the batch by whose id it is undone,
 * null if the part has this figure already. Requires catalog.write.
 * @throws {DomainError} not-found; invalid or conflict, both about the field `typed`
 */
export async function saveFigure(
  ctx: Ctx,
  { category, sku, figure, typed, seen }: Asked,
): Promise<{ batchId: string | null }> {
  requireScope(ctx.actor, 'catalog.write');
  const { typed: value } = parseInput(figureForms[figure], { typed });
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const before = await getPart(inner, { category, sku });
    const after = withFigure(before, { figure, value });
    const patch = patchBetween(before, after);
    // Two people who count the same shelf alike do not disagree.
    if (patch === null) return { batchId: null };
    if (mayBeShown(before) && !mayBeShown(after))
      throw refuseField('invalid', 'typed', why('part.no-price'));
    requireSeen(ctx, { now: figureOf(before, figure), figure, seen });
    await writeParts(inner, { category, parts: [after] });
    const batchId = await recordBatch(inner, {
      kind: 'edit',
      category,
      changes: [{ sku, ...patch }],
    });
    return { batchId };
  });
}

type Valued = { figure: PartFigure; value: number | null };

function withFigure(part: StockPart, { figure, value }: Valued): StockPart {
  if (figure === 'stock') return { ...part, stock: { ...part.stock, onHand: value } };
  return value === null ? part : { ...part, priceCents: value };
}

type Seen = { figure: PartFigure; now: number | null; seen: number | null };

function requireSeen({ locale }: Pick<Ctx, 'locale'>, { figure, now, seen }: Seen): void {
  if (now !== seen) throw refuseField('conflict', 'typed', whyNot({ figure, now, locale }));
}

type Changed = Pick<Seen, 'figure' | 'now'> & Pick<Ctx, 'locale'>;

function whyNot({ figure, now, locale }: Changed): Refusal {
  if (now === null) return why('part.uncounted-since');
  if (figure === 'stock') return why('part.stock-since', { now });
  return why('part.price-since', { now: formatCents(now, locale) });
}
