import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type LiftKitLine,
  liftKitLineSchema,
  type Tire,
  type TireLine,
  tireLineSchema,
  tireSchema,
  type Wheel,
  type WheelLine,
  wheelLineSchema,
  wheelSchema,
} from './schemas.ts';

type LineRow = Pick<
  typeof catalogLines.$inferSelect,
  'kind' | 'status' | 'images' | 'provenance' | 'record'
>;
export type VariantRow = typeof catalogVariants.$inferSelect;

export type LineOfKind = { 'lift-kit': LiftKitLine; wheel: WheelLine; tire: TireLine };
export type LineKind = keyof LineOfKind;
export type VariantOfKind = { wheel: Wheel; tire: Tire };
export type VariantKind = keyof VariantOfKind;

export const lineSchemas: { [Kind in LineKind]: z.ZodType<LineOfKind[Kind]> } = {
  'lift-kit': liftKitLineSchema,
  wheel: wheelLineSchema,
  tire: tireLineSchema,
};

export const variantSchemas: { [Kind in VariantKind]: z.ZodType<VariantOfKind[Kind]> } = {
  wheel: wheelSchema,
  tire: tireSchema,
};

/** All lines of a kind, whatever their status, by id. */
export async function readLines<Kind extends LineKind>(
  { db }: Ctx,
  kind: Kind,
): Promise<LineOfKind[Kind][]> {
  const rows = await db
    .select()
    .from(catalogLines)
    .where(eq(catalogLines.kind, kind))
    .orderBy(asc(catalogLines.id));
  return rows.map((row) => lineSchemas[kind].parse(toProductLine(row)));
}

type Line = { [Kind in LineKind]: { kind: Kind; line: LineOfKind[Kind] } }[LineKind];

/** One line, whatever its status. */
export async function readLine({ db }: Ctx, lineId: string): Promise<Line | null> {
  const [row] = await db.select().from(catalogLines).where(eq(catalogLines.id, lineId));
  if (!row) return null;
  const [{ kind }, line] = [row, toProductLine(row)];
  if (kind === 'wheel') return { kind, line: lineSchemas.wheel.parse(line) };
  if (kind === 'tire') return { kind, line: lineSchemas.tire.parse(line) };
  return { kind, line: lineSchemas['lift-kit'].parse(line) };
}

/** The variants of a line, whatever their status, by stock number. */
export async function readVariantsOfLine<Kind extends VariantKind>(
  { db }: Ctx,
  { kind, lineId }: { kind: Kind; lineId: string },
): Promise<VariantOfKind[Kind][]> {
  const rows = await db
    .select()
    .from(catalogVariants)
    .where(and(eq(catalogVariants.kind, kind), eq(catalogVariants.lineId, lineId)))
    .orderBy(asc(catalogVariants.sku));
  return rows.map((row) => variantSchemas[kind].parse(variantOf(row)));
}

/** The variants of a kind that have one of these stock numbers. */
export async function readVariants<Kind extends VariantKind>(
  { db }: Ctx,
  { kind, skus }: { kind: Kind; skus: readonly string[] },
): Promise<VariantOfKind[Kind][]> {
  const rows = await db
    .select()
    .from(catalogVariants)
    .where(and(eq(catalogVariants.kind, kind), inArray(catalogVariants.sku, [...skus])));
  return rows.map((row) => variantSchemas[kind].parse(variantOf(row)));
}

const batchSize = 2_000;

/** The variants of a kind that are offered, unless their line is not, by stock number. */
export async function* streamOffered<Kind extends VariantKind>(
  ctx: Ctx,
  kind: Kind,
): AsyncGenerator<VariantOfKind[Kind][]> {
  // Not read at all: a supplier's file may leave a hundred thousand drafts.
  const isOffered = eq(catalogVariants.status, 'active');
  for await (const rows of streamVariantRows(ctx, { kind, where: isOffered })) {
    yield rows.map((row) => variantSchemas[kind].parse(variantOf(row)));
  }
}

/**
 * Variants of a kind as they are stored, by stock number in the database's sort order; in batches, so that neither
 * memory nor the embedded database's single session is held for long.
 */
export async function* streamVariantRows(
  { db }: Ctx,
  { kind, where }: { kind: VariantKind; where?: SQL },
): AsyncGenerator<VariantRow[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(catalogVariants)
      .where(and(eq(catalogVariants.kind, kind), gt(catalogVariants.sku, last), where))
      .orderBy(asc(catalogVariants.sku))
      .limit(batchSize);
    yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.sku ?? '';
  }
}

function toProductLine({ record, status, images, provenance }: LineRow): unknown {
  return { ...asObject(record), status, images, provenance };
}

/** A part of a row, not checked yet. */
export function variantOf(row: VariantRow): object {
  const { record, status, images, provenance } = row;
  const stock = { onHand: row.stockOnHand, leadTimeDays: row.leadTimeDays };
  return { ...asObject(record), status, images, provenance, stock };
}

function asObject(record: unknown): object {
  return typeof record === 'object' && record !== null ? record : {};
}
