import type { SealedSecret } from '#src/db/schema/integrations.ts';
import type { supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openSecret, sealSecret } from '#src/domain/integrations/index.server.ts';
import type { FeedAccess } from './ports.ts';

type Stored = Pick<typeof supplierFeeds.$inferSelect, 'id' | 'userName' | 'secrets'>;

const fields = ['password', 'privateKey'] as const;

/** A secret opens only as this field of this feed. */
const placeOf = (feedId: string, field: string) => `feed.${feedId}.${field}`;

export function sealFeedSecrets(
  ctx: Ctx,
  feedId: string,
  typed: Readonly<Record<(typeof fields)[number], string>>,
): Record<string, SealedSecret> {
  const written = fields.filter((field) => typed[field] !== '');
  return Object.fromEntries(
    written.map((field) => [
      field,
      sealSecret(ctx, { place: placeOf(feedId, field), secret: typed[field] }),
    ]),
  );
}

/** Null if a secret was sealed with another SECRET: it has to be typed again. */
export function openFeedSecrets(ctx: Ctx, { id, userName, secrets }: Stored): FeedAccess | null {
  const access: FeedAccess = { userName, password: '', privateKey: '' };
  for (const field of fields) {
    const sealed = secrets[field];
    if (!sealed) continue;
    const opened = openSecret(ctx, placeOf(id, field), sealed);
    if (opened === null) return null;
    access[field] = opened;
  }
  return access;
}
