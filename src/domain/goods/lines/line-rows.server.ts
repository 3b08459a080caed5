import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import { findUsedParts, readLines } from '#src/domain/catalog/index.server.ts';
import {
  type LiftKitLine,
  type TireLine,
  toLineRow,
  type WheelLine,
} from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { factsOfLine, usualFacts } from '../line-facts.ts';
import type { PartFields } from '../part-patch.ts';

export type LineOfKind = { 'lift-kit': LiftKitLine; wheel: WheelLine; tire: TireLine };
export type LineKind = keyof LineOfKind;

type Ids<Kind> = { kind: Kind; ids: readonly string[] };

export async function readSomeLines<Kind extends LineKind>(
  ctx: Ctx,
  { kind, ids }: Ids<Kind>,
): Promise<LineOfKind[Kind][]> {
  const wanted = new Set(ids);
  return (await readLines(ctx, kind)).filter(({ lineId }) => wanted.has(lineId));
}

/** Adds the line or replaces it; a sample stays one. */
export async function writeLine<Kind extends LineKind>(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { kind, line }: { kind: Kind; line: LineOfKind[Kind] },
): Promise<void> {
  const { id, ...row } = toLineRow(kind, line);
  const values = { ...row, updatedAt: new Date(clock.now().epochMilliseconds) };
  await db
    .insert(catalogLines)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: catalogLines.id, set: values });
}

type Repeated = { kind: 'wheel' | 'tire'; before: PartFields; after: WheelLine | TireLine };

/** Gives the sizes of a line the facts in which the line has changed; a size with a value of its own keeps it. */
export async function repeatInSizes(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { kind, before, after }: Repeated,
): Promise<void> {
  const fields: PartFields = after;
  const isOwn = (name: string) => usualFacts[kind].some((one) => one === name);
  for (const name of [...factsOfLine[kind], ...usualFacts[kind]]) {
    const [was, is] = [JSON.stringify(before[name]), JSON.stringify(fields[name])];
    if (was === is) continue;
    const { record, lineId } = catalogVariants;
    await ctx.db
      .update(catalogVariants)
      .set({
        record: sql`jsonb_set(${record}, array[${name}::text], ${is}::jsonb)`,
        updatedAt: new Date(ctx.clock.now().epochMilliseconds),
      })
      .where(
        and(
          eq(lineId, after.lineId),
          isOwn(name) ? sql`${record} -> ${name}::text = ${was}::jsonb` : undefined,
        ),
      );
  }
}

export async function deleteLines({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<void> {
  await db.delete(catalogLines).where(inArray(catalogLines.id, [...ids]));
}

/** Ids of lines that have sizes, or that a build, a lead or a finished truck names. */
export async function findUsedLines(ctx: Ctx, ids: readonly string[]): Promise<Set<string>> {
  const { lineIds } = await findUsedParts(ctx);
  const sized = await ctx.db
    .selectDistinct({ id: catalogVariants.lineId })
    .from(catalogVariants)
    .where(inArray(catalogVariants.lineId, [...ids]));
  return new Set([...lineIds, ...sized.map(({ id }) => id)]);
}
