import type { Ctx } from '#src/domain/context.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { RefusalOrText } from '../refusal.ts';
import type { StoredFeed } from './find-feed.server.ts';

/** A letter to the shop: a feed needs somebody, and why. In the transaction of `ctx.db`. */
export async function tellShop(
  ctx: Ctx,
  { id, name }: Pick<StoredFeed, 'id' | 'name'>,
  problems: readonly RefusalOrText[],
): Promise<void> {
  const { email, languages } = await getShopSettings(ctx);
  if (email === '') return;
  await queueMail(ctx, {
    letter: 'feed-stopped',
    to: email,
    locale: languages.default,
    data: {
      feed: name,
      problems: problems.map((told) => ('reason' in told ? { ...told } : told)),
      feedUrl: `${ctx.origin}/admin/catalog/imports/feeds/${id}`,
    },
  });
}
