import { readLine } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { seesCosts, withoutCost } from './costs.ts';
import { lockParts } from './lock-parts.server.ts';
import type { PartCategory } from './part-category.ts';
import { partForms } from './part-form.ts';
import { patchBetween } from './part-patch.ts';
import { readParts, writeParts } from './part-rows.server.ts';
import { recordBatch } from './record-batch.server.ts';
import { why } from './refusals.ts';
import { removeParts } from './remove-parts.server.ts';
import type { StockPart, StockPartOf } from './stock-part.ts';
import { stampOf, typedPart } from './typed-part.ts';

type PartRef = { category: PartCategory; sku: string };

/** The part. Requires catalog.read; its cost needs catalog.write. @throws {DomainError} not-found */
export async function getPart<Category extends PartCategory>(
  ctx: Ctx,
  { category, sku }: { category: Category; sku: string },
): Promise<StockPartOf[Category]> {
  requireScope(ctx.actor, 'catalog.read');
  const [part] = await readParts(ctx, { category, skus: [sku] });
  if (!part) throw notFound();
  return seesCosts(ctx.actor) ? part : withoutCost(part);
}

/**
 * The part that a form describes, without saving it. Requires catalog.read.
 * @throws {DomainError} invalid with the fields that are refused
 */
export async function readTypedPart(
  ctx: Ctx,
  { category, form, before }: { category: PartCategory; form: unknown; before: StockPart | null },
): Promise<StockPart> {
  requireScope(ctx.actor, 'catalog.read');
  const input = parseInput(partForms[category], form);
  const found = await readLine(ctx, input.lineId);
  const known = found && found.kind !== 'lift-kit' ? found : null;
  if (!known || `${known.kind}s` !== category) {
    throw refuseField('invalid', 'lineId', why('part.no-such-line', { line: input.lineId }));
  }
  return typedPart({ input, line: known, before });
}

/**
 * Adds the part that a form describes. Requires catalog.write.
 * @throws {DomainError} invalid with the fields that are refused, a number that is taken among them
 */
export async function addPart(
  ctx: Ctx,
  { category, form }: { category: PartCategory; form: unknown },
): Promise<{ sku: string }> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const part = await readTypedPart(inner, { category, form, before: null });
    await requireFreeSku(inner, part.sku);
    await requireReplacement(inner, { category, part });
    await writeParts(inner, { category, parts: [part] });
    const changes = [{ sku: part.sku, before: null, after: part }];
    await recordBatch(inner, { kind: 'add', category, changes });
    return { sku: part.sku };
  });
}

/**
 * Saves the form of a part; its number stays. `seen` is the state that the form was filled from, as JSON: whoever
 * saves over somebody else's change is told first. Requires catalog.write.
 * @throws {DomainError} not-found, invalid, or conflict
 */
export async function savePart(
  ctx: Ctx,
  { category, sku, form, seen }: PartRef & { form: object; seen: string },
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const before = await getPart(inner, { category, sku });
    if (seen !== stampOf(before)) throw new DomainError('conflict', why('part.changed-since'));
    const after = await readTypedPart(inner, { category, form: { ...form, sku }, before });
    await requireReplacement(inner, { category, part: after });
    const patch = patchBetween(before, after);
    if (patch === null) return;
    await writeParts(inner, { category, parts: [after] });
    await recordBatch(inner, { kind: 'edit', category, changes: [{ sku, ...patch }] });
  });
}

/**
 * Deletes a part, or stops offering it if a build, a lead or a finished truck refers to it. Requires catalog.write.
 * @throws {DomainError} not-found
 */
export async function removePart(
  ctx: Ctx,
  { category, sku }: PartRef,
): Promise<'deleted' | 'discontinued'> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const part = await getPart(inner, { category, sku });
    const changes = await removeParts(inner, { category, parts: [part] });
    const isGone = changes.some(({ after }) => after === null);
    if (changes.length > 0) {
      await recordBatch(inner, { kind: isGone ? 'remove' : 'edit', category, changes });
    }
    return isGone ? 'deleted' : 'discontinued';
  });
}

async function requireFreeSku(ctx: Ctx, sku: string): Promise<void> {
  for (const category of ['wheels', 'tires'] as const) {
    const [taken] = await readParts(ctx, { category, skus: [sku] });
    if (taken) throw refuseField('conflict', 'sku', why('part.sku-taken', { sku }));
  }
}

/** "Replaced by" names another part of the same category. */
async function requireReplacement(
  ctx: Ctx,
  { category, part }: { category: PartCategory; part: StockPart },
): Promise<void> {
  const { sku, supersededBy } = part;
  if (supersededBy === null) return;
  if (supersededBy === sku) {
    throw refuseField('invalid', 'supersededBy', why('part.replaces-itself'));
  }
  const [other] = await readParts(ctx, { category, skus: [supersededBy] });
  if (!other) {
    const told = why('part.no-replacement', { sku: supersededBy });
    throw refuseField('invalid', 'supersededBy', told);
  }
}
