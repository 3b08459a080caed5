import { catalogVersions } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Changes whenever any process changes a catalog table. */
export async function readCatalogVersion({ db }: Ctx): Promise<string> {
  const [row] = await db.select({ version: catalogVersions.version }).from(catalogVersions);
  return row?.version ?? '';
}

/**
 * Reads once per version of the catalog, because parsing takes ten times as long as checking the version. The cache
 * does not belong to a connection, so a transaction finds what its process already knows.
 */
export function cacheByVersion<Value>(
  read: (ctx: Ctx) => Promise<Value>,
): (ctx: Ctx) => Promise<Value> {
  let latest: { version: string; value: Promise<Value> } | undefined;
  return async (ctx) => {
    const version = await readCatalogVersion(ctx);
    if (latest?.version === version) return latest.value;
    const reading = { version, value: read(ctx) };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.value;
  };
}
