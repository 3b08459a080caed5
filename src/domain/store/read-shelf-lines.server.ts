import { inArray } from 'drizzle-orm';
import { catalogLines, catalogVariants } from '#src/db/schema/catalog.ts';
import {
  liftKitLineSchema,
  liftKitsOf,
  tireLineSchema,
  tireSchema,
  wheelLineSchema,
  wheelSchema,
} from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { VERDICTS } from '#src/domain/fitment/index.ts';
import type { FoundLine } from './choose-lines.ts';
import type { ShelfCategory, ShelfLine, VerdictCounts } from './shelf.ts';
import type { ShelfIndex } from './shelf-index.ts';

type Asked = {
  category: ShelfCategory;
  found: readonly FoundLine[];
  index: Pick<ShelfIndex, 'skus'>;
  isJudged: boolean;
};

/** The records of the lines that a page shows, in its order. */
export async function readShelfLines(
  ctx: Ctx,
  { category, found, index, isJudged }: Asked,
): Promise<ShelfLine[]> {
  const skus = found.map(({ tally }) => index.skus[tally.sample] ?? '');
  const records = await readRecords(ctx, { lineIds: found.map(({ line }) => line.id), skus });
  return found.map(({ line, tally }, position) => ({
    ...parseLine(category, {
      line: records.lines.get(line.id),
      sku: skus[position] ?? '',
      variants: records.variants,
    }),
    matching: tally.matching,
    of: line.variants,
    priceCents: { min: tally.low, max: tally.high },
    verdicts: isJudged ? toCounts(tally.verdicts) : null,
  }));
}

async function readRecords(
  { db }: Ctx,
  { lineIds, skus }: { lineIds: string[]; skus: string[] },
): Promise<{ lines: Map<string, unknown>; variants: Map<string, unknown> }> {
  const lines = await db
    .select({ id: catalogLines.id, record: catalogLines.record })
    .from(catalogLines)
    .where(inArray(catalogLines.id, lineIds));
  const variants = await db
    .select({ sku: catalogVariants.sku, record: catalogVariants.record })
    .from(catalogVariants)
    .where(inArray(catalogVariants.sku, skus));
  return {
    lines: new Map(lines.map(({ id, record }) => [id, record])),
    variants: new Map(variants.map(({ sku, record }) => [sku, record])),
  };
}

type Found = { line: unknown; sku: string; variants: Map<string, unknown> };

function parseLine(category: ShelfCategory, { line, sku, variants }: Found) {
  const sample = variants.get(sku);
  if (category === 'wheels') {
    const parsed = wheelLineSchema.parse(line);
    return { kind: 'wheel' as const, line: parsed, sample: wheelSchema.parse(sample) };
  }
  if (category === 'tires') {
    const parsed = tireLineSchema.parse(line);
    return { kind: 'tire' as const, line: parsed, sample: tireSchema.parse(sample) };
  }
  const kits = liftKitLineSchema.parse(line);
  const [first, ...others] = liftKitsOf(kits);
  const kit = others.find((one) => one.sku === sku) ?? first;
  if (!kit) throw new Error(`The kit ${sku} is gone`);
  return { kind: 'lift-kit' as const, line: kits, sample: kit };
}

function toCounts(verdicts: readonly number[]): VerdictCounts {
  const counts = { fits: 0, 'fits-with-work': 0, unknown: 0, 'does-not-fit': 0 };
  for (const [position, verdict] of VERDICTS.entries()) counts[verdict] = verdicts[position] ?? 0;
  return counts;
}
