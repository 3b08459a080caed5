import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  hideReview,
  inviteToReview,
  publishReview,
  replyToReview,
  translateReview,
} from '#src/domain/reviews/index.server.ts';
import { inEach, nameIn, readLocale } from '#src/lib/locales.ts';
import { why } from '#src/office/kit/refusals.ts';

export type ReviewDone = 'publish' | 'hide' | 'reply' | 'translate' | 'invite';

type Act = (ctx: Ctx, text: (name: string) => string) => Promise<void>;

/** Raises the content version, so that the site shows the change. */
const acts: Record<Exclude<ReviewDone, 'invite'>, Act> = {
  publish: (ctx, text) => publishReview(ctx, { id: text('id') }),
  hide: (ctx, text) => hideReview(ctx, { id: text('id'), reason: text('reason') }),
  reply: (ctx, text) =>
    replyToReview(ctx, {
      id: text('id'),
      author: text('author'),
      ...inEach((locale) => text(locale)),
    }),
  translate: (ctx, text) =>
    translateReview(ctx, {
      id: text('id'),
      text: inEach((locale) => text(nameIn('translation', locale))),
    }),
};

/**
 * Handles the forms of the reviews page.
 * @throws {DomainError} invalid, with the error of each field
 */
export async function actOnReviews(ctx: Ctx, form: FormData): Promise<{ done: ReviewDone }> {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  if (intent === 'invite') {
    const locale = readLocale(text('locale'));
    const invited = { name: text('name'), email: text('email'), vehicle: text('vehicle'), locale };
    await inviteToReview(ctx, invited);
    return { done: 'invite' };
  }
  if (!isAct(intent)) throw new DomainError('invalid', why('form.unknown'));
  await writeAndBump(ctx, (inner) => acts[intent](inner, text));
  return { done: intent };
}

function isAct(intent: string): intent is keyof typeof acts {
  return Object.hasOwn(acts, intent);
}
