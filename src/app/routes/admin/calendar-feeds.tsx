import { Form, Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { FeedTable } from '#src/app/components/admin/calendar/feed-table.tsx';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { createFeed, listFeeds, revokeFeed } from '#src/domain/appointments/index.server.ts';
import type { Route } from './+types/calendar-feeds';
import { answerTo } from './answer.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { feeds: await listFeeds(context.get(ctxContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? '');
  return answerTo<{ done: 'feed' | 'revoke' }>({ ctx, form }, async () => {
    if (form.get('intent') === 'revoke') {
      await revokeFeed(ctx, typed('id'));
      return { done: 'revoke' };
    }
    await createFeed(ctx, { name: typed('name') });
    return { done: 'feed' };
  });
}

export default function FeedsPage({ loaderData: { feeds } }: Route.ComponentProps) {
  const t = useStrings(calendarStrings);
  const answer = useAnswer<Answer<'feed' | 'revoke'>>();
  return (
    <>
      <PageHead title={t('feeds.title')} lead={t('feeds.lead')}>
        <Link className="btn btn--line" to={adminHrefs.calendar()}>
          {t('back')}
        </Link>
      </PageHead>
      {feeds.length > 0 ? <FeedTable feeds={feeds} /> : <p className="muted">{t('feeds.none')}</p>}
      <Form method="post" preventScrollReset className="add-row" key={feeds.length}>
        <TextLine name="name" label={t('feeds.name')} answer={answer} maxLength={60} required />
        <button type="submit" className="btn">
          {t('feeds.add')}
        </button>
      </Form>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
