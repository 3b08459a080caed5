import { eq } from 'drizzle-orm';
import { fitFiles } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';
import { fitCountsSchema, fitHeaderSchema } from './fit-schemas.ts';

/** The files whose applications count: of each supplier the last full one and what was applied after it. */
export async function currentFitFiles({ db }: Pick<Ctx, 'db'>): Promise<StoredFitFile[]> {
  const applied = await db.select().from(fitFiles).where(eq(fitFiles.state, 'applied'));
  const bySupplier = Map.groupBy(applied, ({ supplier }) => supplier);
  return [...bySupplier.values()].flatMap((files) => {
    const lastFull = Math.max(0, ...files.filter(isFull).map(numberOf));
    return files.filter((file) => numberOf(file) >= lastFull);
  });
}

/** The same for pages, read once per version of the catalog: applying and undoing renew it. Counts may be older. */
export const fitFilesOfPages = cacheByVersion(['catalog'], currentFitFiles);

/** The files that count and those that wait to be applied, with the applications that nobody can name. */
export async function askedFitFiles(
  ctx: Pick<Ctx, 'db'>,
): Promise<(StoredFitFile & { unknown: number })[]> {
  const current = await currentFitFiles(ctx);
  const waiting = await ctx.db.select().from(fitFiles).where(eq(fitFiles.state, 'checked'));
  return [...current, ...waiting].map((file) => ({
    ...file,
    unknown: fitCountsSchema.parse(file.counts).unknown,
  }));
}

/** The suppliers whose files count, by name. Requires catalog.read. */
export async function listFitSuppliers(ctx: Ctx): Promise<{ code: string; name: string }[]> {
  requireScope(ctx.actor, 'catalog.read');
  const names = (await currentFitFiles(ctx)).map(
    ({ supplier, header }) =>
      [supplier, fitHeaderSchema.parse(header).company ?? supplier] as const,
  );
  return [...new Map(names)]
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

export function isFull({ header }: Pick<StoredFitFile, 'header'>): boolean {
  return fitHeaderSchema.parse(header).isFull;
}

function numberOf({ appliedNumber }: Pick<StoredFitFile, 'appliedNumber'>): number {
  return appliedNumber ?? 0;
}
