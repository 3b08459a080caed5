import { Form } from 'react-router';
import { createFeed, listFeeds, revokeFeed } from '#src/domain/appointments/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/feeds.page';
import { FeedTable } from './feed-table.tsx';
import calendarStrings from './words.json' with { type: 'json' };

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
      <PageHead
        title={t('feeds.title')}
        lead={t('feeds.lead')}
        back={{ to: adminHrefs.calendar(), label: t('back') }}
      />
      {feeds.length > 0 ? <FeedTable feeds={feeds} /> : <p className="muted">{t('feeds.none')}</p>}
      <Form method="post" preventScrollReset className="add-row" key={feeds.length}>
        <TextLine name="name" label={t('feeds.name')} answer={answer} maxLength={60} required />
        <button type="submit" className="button">
          {t('feeds.add')}
        </button>
      </Form>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
