import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { goodsPictures, supplierPictures } from '#src/db/schema/goods-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { takeRemotePicture } from '#src/domain/media/index.server.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import type { RefusalOrText } from '../../refusal.ts';
import { hostOf } from './named-pictures.ts';
import { showPictures } from './show-pictures.server.ts';
import { troubleWords } from './trouble-words.ts';

const perRun = 60;
/** Suppliers' sites are asked for no more at a time, and no more lie in memory. */
const atOnce = 4;
/** A site that has not answered so often in a run is left alone until the next. */
const mostSilent = 3;

/** Hours until the next try; after the last one it is given up until a file names it again. */
const pausesHours = [1 / 6, 1, 6, 24];

type Due = { address: string; supplier: string; tries: number };

/**
 * Fetches suppliers' pictures that are due, and puts those that are here on their parts. Returns whether more are due.
 * Running twice fetches twice and changes nothing more.
 */
export async function fetchPictures(ctx: Ctx): Promise<boolean> {
  requireSystem(ctx.actor);
  const due = await listDue(ctx);
  const silent = new Map<string, number>();
  const left = due.values();
  const work = async () => {
    for (const picture of left) await fetchOne(ctx, { picture, silent });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const isMore = await showPictures(ctx);
  return isMore || due.length === perRun;
}

/** Whether a part is still to have a picture. */
const isWanted = sql`exists (select from ${goodsPictures}
  where ${goodsPictures.address} = ${supplierPictures.address} and not ${goodsPictures.isReplaced})`;

async function listDue({ db, clock }: Ctx): Promise<Due[]> {
  const { address, supplier, tries, state, nextAt } = supplierPictures;
  const now = new Date(clock.now().epochMilliseconds);
  return db
    .select({ address, supplier, tries })
    .from(supplierPictures)
    .where(and(eq(state, 'waiting'), lte(nextAt, now), isWanted))
    .orderBy(asc(nextAt), asc(address))
    .limit(perRun);
}

type Fetching = { picture: Due; silent: Map<string, number> };

async function fetchOne(ctx: Ctx, { picture, silent }: Fetching): Promise<void> {
  const { address, supplier } = picture;
  const host = hostOf(address);
  const silences = silent.get(host) ?? 0;
  if (silences >= mostSilent) return tryLater(ctx, picture, { told: troubleWords('away', host) });
  const got = await ctx.remotePictures.download(new URL(address));
  if ('failure' in got) {
    if (got.trouble === 'away') silent.set(host, silences + 1);
    return tryLater(ctx, picture, { told: troubleWords(got.trouble, host) });
  }
  try {
    const url = await takeRemotePicture(ctx, { bytes: got.bytes, address, from: supplier });
    await settle(ctx, picture, { state: 'fetched', url, problem: null });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The same bytes would be no picture tomorrow either.
    await settle(ctx, picture, { state: 'failed', problem: error.told });
  }
}

async function tryLater(ctx: Ctx, picture: Due, { told }: { told: RefusalOrText }): Promise<void> {
  const tries = picture.tries + 1;
  const hours = pausesHours[picture.tries];
  if (hours === undefined) return settle(ctx, picture, { state: 'failed', tries, problem: told });
  const nextAt = new Date(ctx.clock.now().epochMilliseconds + hours * 3_600_000);
  await settle(ctx, picture, { tries, nextAt, problem: told });
}

type Settled = Partial<typeof supplierPictures.$inferInsert>;

async function settle({ db }: Ctx, { address }: Due, settled: Settled): Promise<void> {
  await db.update(supplierPictures).set(settled).where(eq(supplierPictures.address, address));
}
