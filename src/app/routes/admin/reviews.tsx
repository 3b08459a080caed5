import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { InvitePanel } from '#src/app/components/admin/reviews/invite-panel.tsx';
import { ReviewEntry } from '#src/app/components/admin/reviews/review-entry.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { useSendsMail } from '#src/app/sends-mail.ts';
import reviewStrings from '#src/app/strings/admin-reviews.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { listOfficeReviews } from '#src/domain/reviews/index.server.ts';
import { reviewStates } from '#src/domain/reviews/index.ts';
import type { Route } from './+types/reviews';
import { actOnReviews, type ReviewDone } from './act-on-reviews.server.ts';
import { answerTo } from './answer.server.ts';

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
      <nav className="tree-filters" aria-label={t('states')}>
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
