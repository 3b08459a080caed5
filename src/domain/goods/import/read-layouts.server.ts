import { and, desc, eq } from 'drizzle-orm';
import { supplierLayouts, supplierProfiles } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type DraftProfile, draftProfileSchema, type ImportGuess } from './import-schemas.ts';
import { type Layout, layoutOf } from './keep-layout.server.ts';

/** `layout` as `layoutOf` makes it; null of a supplier of before it was kept. */
export type KnownLayout = Layout & { layout: string | null };

/** How every supplier's files are read, what was chosen last first. */
export async function readLayouts({ db }: Pick<Ctx, 'db'>): Promise<KnownLayout[]> {
  const layouts = await db.select().from(supplierLayouts).orderBy(desc(supplierLayouts.updatedAt));
  const profiles = await db
    .select({ profile: supplierProfiles.profile, lineId: supplierProfiles.lineId })
    .from(supplierProfiles)
    .orderBy(desc(supplierProfiles.updatedAt));
  const kept = [...layouts, ...profiles.map((one) => ({ ...one, layout: null }))];
  return kept.map(({ profile, ...one }) => ({
    ...{ layout: one.layout, lineId: one.lineId },
    profile: draftProfileSchema.parse(profile),
  }));
}

type Recognized = { profile: DraftProfile; guess: ImportGuess };

/** Whether the shop has said how files of this supplier with these columns are read. */
export async function isKnownLayout(
  { db }: Pick<Ctx, 'db'>,
  { profile, guess }: Recognized,
): Promise<boolean> {
  const { supplier, layout } = supplierLayouts;
  const [known] = await db
    .select({ supplier })
    .from(supplierLayouts)
    .where(and(eq(supplier, profile.name), eq(layout, layoutOf(guess, profile))));
  return known !== undefined;
}
