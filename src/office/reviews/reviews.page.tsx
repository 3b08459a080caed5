import { Link } from 'react-router';
import { listOfficeReviews } from '#src/domain/reviews/index.server.ts';
import { reviewStates } from '#src/domain/reviews/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/reviews.page';
import { actOnReviews, type ReviewDone } from './act-on-reviews.server.ts';
import { InvitePanel } from './invite-panel.tsx';
import { ReviewEntry } from './review-entry.tsx';
import reviewStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('state');
  const state = reviewStates.find((one) => one === asked) ?? 'pending';
  return { state, ...(await listOfficeReviews(context.get(ctxContext), { state })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, () => actOnReviews(ctx, form));
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(reviewStrings);
  const answer = useAnswer<Answer<ReviewDone>>();
  const sendsMail = useSendsMail();
  const { state, reviews, counts } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <nav className="list-filters" aria-label={t('states')}>
        {reviewStates.map((one) => (
          <Link
            key={one}
            to={adminHrefs.reviews({ state: one })}
            className={one === state ? 'chip is-on' : 'chip'}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`state.${one}`)} {counts[one]}
          </Link>
        ))}
      </nav>
      {reviews.length === 0 && (
        <EmptyState icon="reviews" title={t(`empty.${state}`)} text={t('empty.text')} />
      )}
      {reviews.map((review) => (
        <ReviewEntry key={review.id} review={review} answer={answer} />
      ))}
      <InvitePanel answer={answer} />
      <AnswerToast
        answer={answer}
        words={(done) => t(done === 'invite' && !sendsMail ? 'done.invite.held' : `done.${done}`)}
      />
    </>
  );
}
