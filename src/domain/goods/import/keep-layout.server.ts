import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { supplierLayouts, supplierProfiles } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { plainHeader } from '#src/domain/feeds/index.ts';
import { type DraftProfile, guessSchema, type ImportGuess } from './import-schemas.ts';

/** How a supplier's files with some columns are read, and where their new parts go. */
export type Layout = { profile: DraftProfile; lineId: string | null };

type Keep = Layout & { guess: unknown };

/**
 * Keeps how a file was read under its supplier's name, for the next one with the same columns; how the supplier's other
 * files are read stays. Nothing for a file whose supplier has no name.
 */
export async function keepLayout(ctx: Ctx, { profile, lineId, guess }: Keep): Promise<void> {
  const { name } = profile;
  if (name === '') return;
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  const values = { profile, lineId, updatedAt };
  const layout = layoutOf(guessSchema.parse(guess), profile);
  await ctx.db
    .insert(supplierProfiles)
    .values({ id: ctx.ids.uuid(), name, ...values })
    .onConflictDoUpdate({
      target: supplierProfiles.name,
      set: values,
      setWhere: isOther(supplierProfiles),
    });
  await ctx.db
    .insert(supplierLayouts)
    .values({ supplier: name, layout, ...values })
    .onConflictDoUpdate({
      target: [supplierLayouts.supplier, supplierLayouts.layout],
      set: values,
      setWhere: isOther(supplierLayouts),
    });
}

/** So that "last saved" is when somebody chose something else. */
function isOther({ profile, lineId }: typeof supplierProfiles | typeof supplierLayouts) {
  return sql`${profile} is distinct from excluded.profile or ${lineId} is distinct from excluded.line_id`;
}

/** The same for files with the same columns, in whatever order; PIES files of one sender are alike. */
export function layoutOf({ columns }: ImportGuess, { format, sender }: DraftProfile): string {
  if (format === 'pies') return `pies ${sender ?? ''}`;
  const names = columns.map(({ header }) => plainHeader(header)).sort();
  return createHash('sha256').update(JSON.stringify(names)).digest('base64url');
}
