import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { leads } from '#src/db/schema/leads.ts';
import { buildSnapshots } from '#src/db/schema/snapshots.ts';
import type { Ctx } from '#src/domain/context.ts';

/**
 * Those of the vehicles that may not be deleted: builds, leads, finished trucks or pages name them, or the product
 * ships them and would bring them back.
 */
export async function findNamedVehicles(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const shipped = await db
    .select({ id: catalogVehicles.id })
    .from(catalogVehicles)
    .where(and(inArray(catalogVehicles.id, [...ids]), isNotNull(catalogVehicles.shipped)));
  const named = new Set(shipped.map(({ id }) => id));
  for (const id of ids) if (!named.has(id) && (await isNamed(db, id))) named.add(id);
  return named;
}

/** Reads every build, lead and page: it is asked once, when a vehicle of the shop's own is taken away. */
async function isNamed(db: Ctx['db'], id: string): Promise<boolean> {
  const path = '$.** ? (@ == $id)';
  const isIn = (column: unknown) =>
    sql`jsonb_path_exists(${column}, ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb)`;
  const { rows } = await db.execute<{ named: boolean }>(sql`
    select exists (select 1 from ${builds} where ${isIn(builds.meta)})
      or exists (select 1 from ${leads} where ${isIn(leads.snapshot)})
      or exists (select 1 from ${buildSnapshots} where ${isIn(buildSnapshots.record)})
      or exists (select 1 from ${galleryBuilds} where ${galleryBuilds.vehicleId} = ${id})
      or exists (select 1 from ${contentStories} where ${isIn(contentStories.content)})
      or exists (select 1 from ${contentPublications} where ${isIn(contentPublications.content)})
      as named`);
  return rows[0]?.named === true;
}
