import { sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { leads } from '#src/db/schema/leads.ts';
import { buildSnapshots } from '#src/db/schema/snapshots.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Stock numbers and ids of lines that records of customers and the gallery name. */
export type UsedParts = { skus: string[]; lineIds: string[] };

/** Reads every build, lead, shared build and finished build: only for whoever is about to delete goods. */
export async function findUsedParts({ db }: Ctx): Promise<UsedParts> {
  const records = sql`
    select ${builds.meta} as record from ${builds}
    union all select ${leads.snapshot} from ${leads}
    union all select ${buildSnapshots.record} from ${buildSnapshots}
    union all select ${galleryBuilds.record} from ${galleryBuilds}`;
  const namesAt = async (path: string) => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct found #>> '{}' as name
      from (${records}) as records, jsonb_path_query(record, ${path}::jsonpath) as found
      where jsonb_typeof(found) = 'string'`);
    return rows.map(({ name }) => name);
  };
  return { skus: await namesAt('strict $.**.sku'), lineIds: await namesAt('strict $.**.lineId') };
}
