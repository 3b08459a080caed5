import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  acceptHostKey,
  askForFetch,
  pauseFeed,
  removeFeed,
  saveFeed,
} from '#src/domain/supplier-feeds/index.server.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { typedFeed } from './feed-form.ts';

export type FeedDone = 'saved' | 'fetching' | 'paused' | 'resumed' | 'accepted' | 'removed';

/** Handles the forms of a feed, by their `intent`. @throws {DomainError} */
export async function actOnFeed(
  ctx: Ctx,
  { id, form }: { id: string; form: FormData },
): Promise<{ done: FeedDone }> {
  switch (form.get('intent')) {
    case 'save':
      await saveFeed(ctx, { id, typed: typedFeed(form) });
      return { done: 'saved' };
    case 'fetch':
      await askForFetch(ctx, id);
      return { done: 'fetching' };
    case 'pause':
      await pauseFeed(ctx, { id, isPaused: true });
      return { done: 'paused' };
    case 'resume':
      await pauseFeed(ctx, { id, isPaused: false });
      return { done: 'resumed' };
    case 'accept':
      await acceptHostKey(ctx, { id, hostKey: String(form.get('hostKey') ?? '') });
      return { done: 'accepted' };
    case 'remove':
      await removeFeed(ctx, id);
      return { done: 'removed' };
    default:
      throw new DomainError('invalid', whyForm('form.out-of-date'));
  }
}
