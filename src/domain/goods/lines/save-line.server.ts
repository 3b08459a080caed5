import { like } from 'drizzle-orm';
import { catalogLines } from '#src/db/schema/catalog.ts';
import { readLines } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { LineCategory } from '../goods-category.ts';
import type { GoodsOf } from '../goods-of.ts';
import { goodsTables } from '../goods-tables.server.ts';
import { lockParts } from '../lock-parts.server.ts';
import { patchBetween } from '../part-patch.ts';
import { recordBatch } from '../record-batch.server.ts';
import { why } from '../refusals.ts';
import { removeParts } from '../remove-parts.server.ts';
import { stampOf } from '../typed-part.ts';
import { kindOfLine } from './line-kinds.ts';
import { readTypedLine } from './read-typed-line.ts';

type LineRef<Category> = { category: Category; id: string };

/** The line. Requires catalog.read. @throws {DomainError} not-found */
export async function getLineRecord<Category extends LineCategory>(
  ctx: Ctx,
  { category, id }: LineRef<Category>,
): Promise<GoodsOf[Category]> {
  requireScope(ctx.actor, 'catalog.read');
  const [line] = await goodsTables[category].read(ctx, [id]);
  if (!line) throw notFound();
  return line;
}

/**
 * Adds a line; its id, which addresses of pages contain, follows from maker and name. Requires catalog.write.
 * @throws {DomainError} invalid with the fields that are refused, conflict if the maker has a line of this name
 */
export async function addLine<Category extends LineCategory>(
  ctx: Ctx,
  { category, form }: { category: Category; form: object },
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const typed = { category, form, before: null };
    const nameless = readTypedLine({ ...typed, lineId: '' });
    await requireFreeName(inner, { category, line: nameless });
    const id = await freeId(inner, nameless);
    const line = readTypedLine({ ...typed, lineId: id });
    await goodsTables[category].write(inner, [line]);
    const changes = [{ sku: id, before: null, after: line }];
    await recordBatch(inner, { kind: 'add', category, changes });
    return { id };
  });
}

/**
 * Saves the form of a line, and in its sizes the facts that they repeat. A height of a kit that a build refers to stays
 * as discontinued: `kept` counts these. `seen` is the state that the form was filled from. Requires catalog.write.
 * @throws {DomainError} not-found, invalid, or conflict
 */
export async function saveLine<Category extends LineCategory>(
  ctx: Ctx,
  { category, id, form, seen }: LineRef<Category> & { form: object; seen: string },
): Promise<{ kept: number }> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const before = await getLineRecord(inner, { category, id });
    if (seen !== stampOf(before)) throw new DomainError('conflict', why('part.changed-since'));
    const typed = readTypedLine({ category, form, lineId: id, before });
    await requireFreeName(inner, { category, line: typed });
    const table = goodsTables[category];
    const settle = await table.settle(inner);
    const after = settle(typed, before) ?? typed;
    const patch = patchBetween(before, after);
    if (patch !== null) {
      await table.write(inner, [after]);
      await recordBatch(inner, { kind: 'edit', category, changes: [{ sku: id, ...patch }] });
    }
    return { kept: heightsOf(after) - heightsOf(typed) };
  });
}

/**
 * Deletes a line, or stops offering it if it has sizes or a build refers to it. Requires catalog.write.
 * @throws {DomainError} not-found
 */
export async function removeLine<Category extends LineCategory>(
  ctx: Ctx,
  { category, id }: LineRef<Category>,
): Promise<'deleted' | 'discontinued'> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const line = await getLineRecord(inner, { category, id });
    const changes = await removeParts(inner, { category, parts: [line] });
    const isGone = changes.some(({ after }) => after === null);
    if (changes.length > 0) {
      await recordBatch(inner, { kind: isGone ? 'remove' : 'edit', category, changes });
    }
    return isGone ? 'deleted' : 'discontinued';
  });
}

function heightsOf(line: object): number {
  return 'heights' in line && Array.isArray(line.heights) ? line.heights.length : 0;
}

type Named = { lineId: string; brand: string; name: string };

/** Two lines of one name could not be told apart in a list. */
async function requireFreeName(
  ctx: Ctx,
  { category, line }: { category: LineCategory; line: Named },
): Promise<void> {
  const nameOf = ({ brand, name }: Named) => `${brand} ${name}`;
  const lines: Named[] = await readLines(ctx, kindOfLine[category]);
  const taken = lines.some(
    (other) =>
      other.lineId !== line.lineId && nameOf(other).toLowerCase() === nameOf(line).toLowerCase(),
  );
  if (taken) throw refuseField('conflict', 'name', why('line.taken', { line: nameOf(line) }));
}

/** "tinstead-fallow", or with a number behind it if another line has had this name. */
async function freeId({ db }: Ctx, { brand, name }: Named): Promise<string> {
  const begin = slugOf(`${brand} ${name}`) || 'line';
  const rows = await db
    .select({ id: catalogLines.id })
    .from(catalogLines)
    .where(like(catalogLines.id, `${begin}%`));
  const taken = new Set(rows.map(({ id }) => id));
  for (let next = 2, id = begin; ; id = `${begin}-${next++}`) if (!taken.has(id)) return id;
}
