import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { type FeedFetch, type FeedView, getFeed } from '#src/domain/supplier-feeds/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/feed.page';
import { actOnFeed, type FeedDone } from './act-on-feed.server.ts';
import { FeedFields } from './feed-fields.tsx';
import { feedFields } from './feed-form.ts';
import { FeedBadge } from './feed-state.tsx';
import { FetchTable } from './fetch-table.tsx';
import { LastFetch } from './last-fetch.tsx';
import feedStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const feed = await orMissing(getFeed(ctx, params.id));
  const inWords = ({ problems, ...fetch }: FeedFetch) => ({
    ...fetch,
    problems: problems.map((told) => refusalText(told, ctx.locale)),
  });
  const fetches = feed.fetches.map(inWords);
  const last = feed.last && inWords(feed.last);
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  const isBusy = isAtWork(feed, ctx.clock.now());
  return { feed, fetches, last, mayWrite, isBusy };
}

/** Whether it is being fetched or read, or is about to be. */
function isAtWork({ isFetching, last, nextAt }: FeedView, now: Temporal.Instant): boolean {
  if (isFetching || last?.state === 'fetching' || last?.state === 'received') return true;
  return nextAt !== null && Temporal.Instant.compare(nextAt, now) <= 0;
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  let isGone = false;
  const answer = await answerTo({ ctx, form, fieldOf: feedFields }, async () => {
    const result = await actOnFeed(ctx, { id, form });
    isGone = result.done === 'removed';
    return result;
  });
  return isGone ? redirect(adminHrefs.feeds(), 303) : answer;
}

export default function FeedPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(feedStrings);
  const answer = useAnswer<Answer<FeedDone>>();
  const { feed, fetches, last, mayWrite, isBusy } = loaderData;
  useReloading(isBusy, answer?.at);
  const { name, server, protocol, schedule, secrets, address, userName, applies } = feed;
  const values = { name, address, userName, applies, ...schedule };
  return (
    <>
      <PageHead
        title={name}
        lead={t('feed.lead', { server, protocol })}
        back={{ to: adminHrefs.feeds(), label: t('title') }}
      >
        <FeedBadge {...feed} />
        {mayWrite && <FeedButtons {...feed} isBusy={isBusy} />}
      </PageHead>
      <LastFetch feed={feed} last={last} isBusy={isBusy} mayWrite={mayWrite} />
      {fetches.length > 0 && (
        <Panel title={t('fetches')} help={t('fetches.help')}>
          <FetchTable fetches={fetches} />
        </Panel>
      )}
      {mayWrite && (
        <FeedFields
          values={values}
          secrets={secrets}
          answer={answer}
          use={feed.isPaused ? 'paused' : 'fetched'}
        />
      )}
      <AnswerToast
        answer={answer}
        words={(done) =>
          t(done === 'saved' && feed.isPaused ? 'done.saved.paused' : `done.${done}`)
        }
      />
    </>
  );
}

type FeedButtonsProps = Pick<FeedView, 'isPaused' | 'name'> & { isBusy: boolean };

function FeedButtons({ isPaused, name, isBusy }: FeedButtonsProps) {
  const t = useStrings(feedStrings);
  return (
    <>
      <IntentButton
        fields={{ intent: 'fetch' }}
        className="button button--outline button--small"
        disabled={isBusy}
      >
        {t('fetch')}
      </IntentButton>
      <IntentButton fields={{ intent: isPaused ? 'resume' : 'pause' }}>
        {t(isPaused ? 'resume' : 'stop')}
      </IntentButton>
      <AskDialog
        className="button button--quiet button--small"
        button={t('remove')}
        title={t('remove.title', { name })}
        text={t('remove.text')}
        confirm={t('remove')}
        fields={{ intent: 'remove' }}
      />
    </>
  );
}

const pauseMs = 1000;
/** A fetch that somebody has asked for begins within a few seconds. */
const looksAfterAsking = 6;

/** Asks again while the file is fetched or read, and for a while after an action, given by its time. */
function useReloading(isBusy: boolean, askedAt: number | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBusy && askedAt === undefined) return;
    let left = isBusy ? Number.POSITIVE_INFINITY : looksAfterAsking;
    const timer = setInterval(() => {
      left -= 1;
      if (left >= 0) void revalidate();
      else clearInterval(timer);
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isBusy, askedAt, revalidate]);
}
