import { data, redirect } from 'react-router';
import { DomainError } from '#src/domain/errors.ts';
import { requireInvitation, writeReview } from '#src/domain/reviews/index.server.ts';
import { reviewFormSchema } from '#src/domain/reviews/index.ts';
import { neutralPath } from '#src/lib/locales.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { serveForm } from '#src/web/forms/guard/serve-form.server.ts';
import { sendOrQueue } from '#src/web/forms/send-or-queue.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import type { Route } from './+types/review.page';
import { reviewMeta } from './review-meta.server.ts';
import { ReviewPage } from './review-page.tsx';
import reviewStrings from './words.json' with { type: 'json' };

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data: { meta } }) => [{ name: meta.title }],
});

/** An invalid link gets a page too: it says so, and how else to reach the shop. */
export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const meta = await reviewMeta(ctx, url);
  const isSent = url.searchParams.has('sent');
  try {
    const { name, vehicle } = await requireInvitation(ctx, token);
    return { asked: { name, vehicle, serving: serveForm(ctx, 'review') }, isSent: false, meta };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isThanked = isSent && error.code === 'conflict';
    const status = error.code === 'not-found' ? 404 : 410;
    return data({ asked: null, isSent: isThanked, meta }, { status: isThanked ? 200 : status });
  }
}

export async function action({ request, context, params: { token }, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const schema = reviewFormSchema(locale);
  const received = await receiveForm({ context, request, name: 'review', schema, locale });
  if ('answer' in received) return received.answer;
  try {
    await writeReview(context.get(ctxContext), { token, locale, values: received.values });
  } catch (error) {
    // Expired or already used: the person keeps their text.
    if (!(error instanceof DomainError)) throw error;
    return received.refuse({ formErrors: [translate(reviewStrings, locale)('gone.form')] });
  }
  return redirect(`${neutralPath(url.pathname)}?sent`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function Review({ loaderData: { asked, isSent } }: Route.ComponentProps) {
  return <ReviewPage asked={asked} isSent={isSent} />;
}
