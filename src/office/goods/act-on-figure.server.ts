import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  readStockParts,
  saveFigure,
  supplyTotals,
  undoBatch,
} from '#src/domain/goods/index.server.ts';
import { type PartCategory, partFigures } from '#src/domain/goods/index.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import type { FigureAnswer, FigureDone } from './figure-answer.ts';
import { type PartRow, toPartRow } from './part-row.ts';

type Asked = { category: PartCategory; form: FormData };
type Done = { done: FigureDone; batchId: string | null };

/** Saves what was typed, or undoes it, and says how the part is now: also if it was refused. */
export async function actOnFigure(
  ctx: Ctx,
  { category, form }: Asked,
): Promise<{ answer: FigureAnswer; status: number }> {
  const sku = String(form.get('sku') ?? '');
  const { data, init } = await answerTo({ ctx, form }, () => act(ctx, { category, form }));
  const status = init?.status ?? 200;
  const row = status === 403 ? null : await readRow(ctx, { category, sku });
  return { answer: { ...data, row }, status };
}

async function act(ctx: Ctx, { category, form }: Asked): Promise<Done> {
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.has('undo')) {
    const { kept } = await undoBatch(ctx, { batchId: text('undo') });
    return { done: kept > 0 ? 'undone-some' : 'undone', batchId: null };
  }
  const figure = partFigures.find((one) => one === text('figure'));
  const seen = text('seen');
  if (!figure || !/^\d{0,9}$/.test(seen)) {
    throw new DomainError('invalid', whyForm('form.out-of-date'));
  }
  const { batchId } = await saveFigure(ctx, {
    category,
    sku: text('sku'),
    figure,
    typed: text('typed'),
    seen: seen === '' ? null : Number(seen),
  });
  return { done: batchId === null ? 'same' : 'saved', batchId };
}

async function readRow(
  ctx: Ctx,
  { category, sku }: { category: PartCategory; sku: string },
): Promise<PartRow | null> {
  const [part] = await readStockParts(ctx, { category, skus: [sku] });
  if (!part) return null;
  const [vehicles, supplied] = await Promise.all([listVehicles(ctx), supplyTotals(ctx, [sku])]);
  return toPartRow(part, { vehicles, supplied });
}
