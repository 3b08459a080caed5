import { redirect } from 'react-router';
import { saveFeed } from '#src/domain/supplier-feeds/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/new-feed.page';
import { FeedFields } from './feed-fields.tsx';
import { feedFields, newFeed, typedFeed } from './feed-form.ts';
import feedStrings from './words.json' with { type: 'json' };

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  let id = '';
  const answer = await answerTo({ ctx, form, fieldOf: feedFields }, async () => {
    id = (await saveFeed(ctx, { id: null, typed: typedFeed(form) })).id;
    return { done: 'added' };
  });
  return id ? redirect(adminHrefs.feed({ id }), 303) : answer;
}

export default function NewFeedPage() {
  const t = useStrings(feedStrings);
  const answer = useAnswer<Answer<'added'>>();
  return (
    <>
      <PageHead
        title={t('new')}
        lead={t('new.lead')}
        back={{ to: adminHrefs.feeds(), label: t('title') }}
      />
      <FeedFields values={newFeed} secrets={[]} answer={answer} use="new" />
      <AnswerToast answer={answer} words={() => ''} />
    </>
  );
}
