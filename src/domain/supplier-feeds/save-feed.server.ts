import { and, eq, ne, sql } from 'drizzle-orm';
import type { SealedSecret } from '#src/db/schema/integrations.ts';
import { supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type FeedAddress, isSameServer, readFeedAddress, serverOf } from './feed-address.ts';
import { sealFeedSecrets } from './feed-secrets.server.ts';
import { findFeed, type StoredFeed } from './find-feed.server.ts';
import { readsAsPrivateKey } from './private-key.server.ts';
import { queueFetch } from './queue-fetch.server.ts';
import { why } from './refusals.ts';
import { type TypedFeed, typedFeedSchema } from './typed-feed.ts';

/**
 * Creates a feed, or changes one, and fetches it at once: whoever saves sees whether it works. Requires catalog.write.
 * @throws {DomainError} not-found; invalid, with an issue for each wrong field; a stored password is never sent to
 * another server
 */
export async function saveFeed(
  ctx: Ctx,
  { id, typed }: { id: string | null; typed: unknown },
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  const feed = parseInput(typedFeedSchema, typed);
  const address = requireAddress(feed);
  const feedId = id ?? ctx.ids.uuid();
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // One at a time: two with the same name would not see each other.
    await tx.execute(sql`lock table ${supplierFeeds} in share row exclusive mode`);
    const before = id === null ? null : await findFeed(inner, id);
    await requireFreeName(inner, { name: feed.name, feedId });
    await write(inner, { feedId, feed, address, before });
    const subject = { kind: 'supplier-feed', id: feedId, name: feed.name };
    await recordAudit(inner, { action: before ? 'feeds.change' : 'feeds.create', subject });
    if (!before?.isPaused) await queueFetch(inner, { feedId, trigger: 'office' });
  });
  return { id: feedId };
}

type Writing = {
  feedId: string;
  feed: TypedFeed;
  address: FeedAddress;
  before: StoredFeed | null;
};

async function write(ctx: Ctx, { feedId, feed, address, before }: Writing): Promise<void> {
  const secrets = secretsOf(ctx, { feedId, feed, address, before });
  requireUser({ feed, address, secrets });
  const { name, userName, schedule, applies } = feed;
  const isElsewhere = before !== null && before.address !== feed.address;
  const knownBefore = before && sameServerAs(before, address);
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  const values = {
    ...{ name, address: feed.address, userName, secrets, schedule, applies, updatedAt },
    hostKey: knownBefore ? before.hostKey : null,
    // The next one is planned when the fetch that this asks for has ended.
    nextAt: before?.isPaused ? null : updatedAt,
    failures: 0,
    ...((isElsewhere || !before) && { seen: {} }),
  };
  if (before) await ctx.db.update(supplierFeeds).set(values).where(eq(supplierFeeds.id, feedId));
  else await ctx.db.insert(supplierFeeds).values({ id: feedId, ...values, createdAt: updatedAt });
}

const faults = {
  form: 'feed.address-form',
  protocol: 'feed.address-protocol',
  user: 'feed.address-user',
  path: 'feed.address-path',
  star: 'feed.address-star',
} as const;

function requireAddress({ address }: Pick<TypedFeed, 'address'>): FeedAddress {
  const read = readFeedAddress(address);
  if ('fault' in read) throw refuseField('invalid', 'address', why(faults[read.fault]));
  return read;
}

async function requireFreeName(
  { db }: Ctx,
  { name, feedId }: { name: string; feedId: string },
): Promise<void> {
  const others = and(eq(supplierFeeds.name, name), ne(supplierFeeds.id, feedId));
  const [taken] = await db.select({ id: supplierFeeds.id }).from(supplierFeeds).where(others);
  if (taken) throw refuseField('conflict', 'name', why('feed.name-taken', { name }));
}

/** What is stored from now on: what was typed, else what there was, if it is for the same server and user. */
function secretsOf(
  ctx: Ctx,
  { feedId, feed, address, before }: Writing,
): Record<string, SealedSecret> {
  if (feed.privateKey !== '' && !readsAsPrivateKey(feed.privateKey, feed.password)) {
    throw refuseField('invalid', 'privateKey', why('feed.key-form'));
  }
  const typed = sealFeedSecrets(ctx, feedId, feed);
  if (feed.noSecrets || !before) return typed;
  const kept = Object.keys(before.secrets).filter((field) => !Object.hasOwn(typed, field));
  if (kept.length === 0) return typed;
  if (!sameServerAs(before, address) || before.userName !== feed.userName) {
    const path = kept.includes('password') ? 'password' : 'privateKey';
    throw refuseField('invalid', path, why('feed.secret-again', { server: serverOf(address) }));
  }
  return { ...before.secrets, ...typed };
}

function sameServerAs({ address }: Pick<StoredFeed, 'address'>, other: FeedAddress): boolean {
  const read = readFeedAddress(address);
  return !('fault' in read) && isSameServer(read, other);
}

type Letting = Pick<Writing, 'feed' | 'address'> & { secrets: Record<string, SealedSecret> };

/** @throws {DomainError} invalid if a server could not let the shop in with this */
function requireUser({ feed, address: { protocol }, secrets }: Letting): void {
  const hasSecret = Object.keys(secrets).length > 0;
  if (protocol === 'sftp') {
    if (feed.userName === '') throw refuseField('invalid', 'userName', why('feed.user-needed'));
    if (!hasSecret) throw refuseField('invalid', 'password', why('feed.secret-needed'));
    return;
  }
  if (feed.userName !== '' && !secrets.password) {
    throw refuseField('invalid', 'password', why('feed.secret-needed'));
  }
  if (protocol === 'http' && hasSecret) {
    throw refuseField('invalid', 'address', why('feed.open-password'));
  }
}

/** Stops fetching, or begins again at once. Requires catalog.write. @throws {DomainError} not-found */
export async function pauseFeed(
  ctx: Ctx,
  { id, isPaused }: { id: string; isPaused: boolean },
): Promise<void> {
  await change(ctx, { id, action: isPaused ? 'feeds.pause' : 'feeds.resume' }, async (inner) => {
    const nextAt = isPaused ? null : new Date(ctx.clock.now().epochMilliseconds);
    const values = { isPaused, nextAt, failures: 0 };
    await inner.db.update(supplierFeeds).set(values).where(eq(supplierFeeds.id, id));
    if (!isPaused) await queueFetch(inner, { feedId: id, trigger: 'office' });
  });
}

/** Fetches now, also while it is paused. Requires catalog.write. @throws {DomainError} not-found */
export async function askForFetch(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await findFeed(inner, id);
    await queueFetch(inner, { feedId: id, trigger: 'office' });
  });
}

/**
 * Takes the key that an SFTP server showed instead of the one it had, after somebody has asked the supplier. Requires
 * catalog.write. @throws {DomainError} not-found; conflict if the last fetch did not show this key
 */
export async function acceptHostKey(
  ctx: Ctx,
  { id, hostKey }: { id: string; hostKey: string },
): Promise<void> {
  await change(ctx, { id, action: 'feeds.host-key' }, async (inner, feed) => {
    if (feed.shownKey !== hostKey) throw new DomainError('conflict', why('feed.not-shown-key'));
    await inner.db
      .update(supplierFeeds)
      .set({ hostKey, failures: 0 })
      .where(eq(supplierFeeds.id, id));
    await queueFetch(inner, { feedId: id, trigger: 'office' });
  });
}

/** Forgets a feed with its password; what it brought stays. Requires catalog.write. @throws {DomainError} not-found */
export async function removeFeed(ctx: Ctx, id: string): Promise<void> {
  await change(ctx, { id, action: 'feeds.remove' }, async (inner) => {
    await inner.db.delete(supplierFeeds).where(eq(supplierFeeds.id, id));
  });
}

async function change(
  ctx: Ctx,
  { id, action }: { id: string; action: string },
  work: (inner: Ctx, feed: StoredFeed & { shownKey: string | null }) => Promise<void>,
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const feed = await findFeed(inner, id);
    await work(inner, feed);
    await recordAudit(inner, { action, subject: { kind: 'supplier-feed', id, name: feed.name } });
  });
}
