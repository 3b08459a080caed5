import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { catalogVariants } from '#src/db/schema/catalog.ts';
import { goodsChanges } from '#src/db/schema/goods.ts';
import { goodsImportBatches } from '#src/db/schema/goods-imports.ts';
import { goodsPictures, supplierPictures } from '#src/db/schema/goods-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';
import { applyBatches, PartsChangedError } from '../apply-batch.server.ts';
import { readOwnFields } from '../own-fields.server.ts';
import { type PartCategory, partCategories } from '../part-category.ts';
import { kindOf } from '../part-rows.server.ts';
import { dropBatch, openBatch } from '../record-batch.server.ts';
import { type FoundPicture, picturesAfter } from './pictures-after.ts';

const perRun = 200;

type Part = { sku: string; kind: string; images: string[] };
type Named = FoundPicture & { sku: string; supplier: string; importId: string | null };

/**
 * Puts fetched pictures on their parts, as changes that can be undone with the import that named them. Parts whose
 * pictures somebody in the shop has chosen keep those. Returns whether there are more.
 */
export async function showPictures(ctx: Ctx): Promise<boolean> {
  const parts = await listReady(ctx);
  if (parts.length === 0) return false;
  const skus = parts.map(({ sku }) => sku);
  const [named, own] = await Promise.all([readNamed(ctx, skus), readOwnFields(ctx, skus)]);
  const isOwn = ({ sku }: Part) => own.get(sku)?.has('images') === true;
  const bySku = Map.groupBy(named, ({ sku }) => sku);
  await markShown(
    ctx,
    parts.filter(isOwn).map(({ sku }) => sku),
  );
  const groups = Map.groupBy(
    parts.filter((part) => !isOwn(part)),
    ({ sku, kind }) => {
      const [first] = bySku.get(sku) ?? [];
      return `${kind} ${first?.importId ?? ''}`;
    },
  );
  let isMore = parts.length === perRun;
  for (const group of groups.values()) {
    if (!(await showGroup(ctx, { parts: group, bySku }))) isMore = true;
  }
  return isMore;
}

/** Whether pictures are here that are not on their parts yet. */
export async function hasReadyPictures(ctx: Ctx): Promise<boolean> {
  return (await listReady(ctx, 1)).length > 0;
}

/** Parts with a picture that is here and not on them; not while one of their pictures was never asked for. */
async function listReady({ db }: Ctx, most = perRun): Promise<Part[]> {
  const { sku, kind, images } = catalogVariants;
  const isNew = sql`exists (select from ${goodsPictures} join ${supplierPictures} using (address)
    where ${goodsPictures.sku} = ${sku} and not ${goodsPictures.isShown} and not ${goodsPictures.isReplaced}
      and ${supplierPictures.state} = 'fetched')`;
  const isAwaited = sql`exists (select from ${goodsPictures} join ${supplierPictures} using (address)
    where ${goodsPictures.sku} = ${sku} and not ${goodsPictures.isReplaced}
      and ${supplierPictures.state} = 'waiting' and ${supplierPictures.tries} = 0)`;
  const unshown = db
    .select({ sku: goodsPictures.sku })
    .from(goodsPictures)
    .where(eq(goodsPictures.isShown, false));
  return db
    .select({ sku, kind, images })
    .from(catalogVariants)
    .where(and(inArray(sku, unshown), isNew, sql`not ${isAwaited}`))
    .orderBy(asc(sku))
    .limit(most);
}

function readNamed({ db }: Ctx, skus: readonly string[]): Promise<Named[]> {
  const { sku, place, isReplaced, importId, address } = goodsPictures;
  const { url, supplier } = supplierPictures;
  return db
    .select({ sku, url, isReplaced, importId, supplier })
    .from(goodsPictures)
    .innerJoin(supplierPictures, eq(supplierPictures.address, address))
    .where(inArray(sku, [...skus]))
    .orderBy(asc(sku), asc(isReplaced), asc(place));
}

type Group = { parts: readonly Part[]; bySku: ReadonlyMap<string, Named[]> };

/** Parts of one category that one import named. False if somebody saved one of them just now. */
async function showGroup(ctx: Ctx, { parts, bySku }: Group): Promise<boolean> {
  const [first] = parts;
  const category = partCategories.find((one) => kindOf[one] === first?.kind);
  const [about] = bySku.get(first?.sku ?? '') ?? [];
  if (!category || !about) return true;
  const changes = parts.flatMap(({ sku, images }) => {
    const after = picturesAfter(images, bySku.get(sku) ?? []);
    return after.join(' ') === images.join(' ') ? [] : [{ sku, images, after }];
  });
  const skus = parts.map(({ sku }) => sku);
  if (changes.length === 0) {
    await markShown(ctx, skus);
    return true;
  }
  const { supplier, importId } = about;
  const batchId = await prepare(ctx, { category, supplier, importId, changes });
  try {
    return await applyBatches(actingAs(ctx, supplier), {
      batches: [{ batchId, category }],
      async meanwhile(inner) {
        await markShown(inner, skus);
        return true;
      },
    });
  } catch (error) {
    await dropBatch(ctx, batchId);
    if (!(error instanceof PartsChangedError)) throw error;
    return false;
  }
}

type Preparing = {
  category: PartCategory;
  supplier: string;
  importId: string | null;
  changes: readonly { sku: string; images: string[]; after: string[] }[];
};

async function prepare(
  ctx: Ctx,
  { category, supplier, importId, changes }: Preparing,
): Promise<string> {
  const batch = { kind: 'pictures', category, detail: { supplier } } as const;
  return ctx.db.transaction(async (tx) => {
    const inner = { ...actingAs(ctx, supplier), db: tx };
    const batchId = await openBatch(inner, batch);
    const rows = changes.map(({ sku, images, after }) => ({
      ...{ batchId, sku },
      before: { images },
      after: { images: after },
    }));
    await tx.insert(goodsChanges).values(rows);
    if (importId) await tx.insert(goodsImportBatches).values({ importId, batchId });
    return batchId;
  });
}

/** What these parts are to have is on them; what a later file replaced is forgotten once something else is here. */
async function markShown({ db }: Pick<Ctx, 'db'>, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  const { sku, isReplaced, address } = goodsPictures;
  const isTheirs = inArray(sku, [...skus]);
  const isHere: SQL = sql`exists (select from ${supplierPictures}
    where ${supplierPictures.address} = ${address} and ${supplierPictures.state} = 'fetched')`;
  await db.delete(goodsPictures).where(and(isTheirs, eq(isReplaced, true)));
  await db.update(goodsPictures).set({ isShown: true }).where(and(isTheirs, isHere));
}

/** The history names the supplier. */
function actingAs(ctx: Ctx, name: string): Ctx {
  return { ...ctx, actor: { kind: 'token', tokenId: 0, name, scopes: ['catalog.write'] } };
}
