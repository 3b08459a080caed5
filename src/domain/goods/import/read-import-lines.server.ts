import { readLines } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PartCategory } from '../part-category.ts';
import type { ImportLines } from './import-lines.ts';

/** The shop's lines of wheels and tires; `lineId` is the one that a person has chosen for the whole file. */
export async function readImportLines(
  ctx: Ctx,
  lineId: string | null,
): Promise<Record<PartCategory, ImportLines>> {
  const [wheels, tires] = [await readLines(ctx, 'wheel'), await readLines(ctx, 'tire')];
  const chosenOf = <Line extends { lineId: string }>(lines: readonly Line[]) =>
    lines.find((line) => line.lineId === lineId) ?? null;
  return {
    wheels: { all: wheels, chosen: chosenOf(wheels), lugs: await readLugs(ctx) },
    tires: { all: tires, chosen: chosenOf(tires), lugs: new Map() },
  };
}

/** The lug seat of each line's wheels. */
async function readLugs({ db }: Ctx): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ line: string; lug: string }>(
    `select line_id as line, min(record ->> 'lug') as lug from catalog_variants where kind = 'wheel' group by line_id`,
  );
  return new Map(rows.map(({ line, lug }) => [line, lug]));
}
