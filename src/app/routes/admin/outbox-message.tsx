import { Form, Link } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { NoMailNote } from '#src/app/components/admin/kit/no-mail-note.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { ShopTime } from '#src/app/components/admin/kit/shop-time.tsx';
import { StatusBadge } from '#src/app/components/admin/kit/status-badge.tsx';
import { letterKey, outboxStrings, toneOf } from '#src/app/components/admin/outbox/outbox-words.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { readOutboxMessage, retryMail } from '#src/domain/mail/index.server.ts';
import type { Route } from './+types/outbox-message';
import { answerTo } from './answer.server.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return readOutboxMessage(context.get(ctxContext), params.id).catch((error: unknown) => {
    throw asMissing(error);
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  return answerTo({ ctx, form: await readForm(request) }, async () => {
    await retryMail(ctx, params.id);
    return { done: 'retry' };
  });
}

export default function OutboxMessagePage({ loaderData: message }: Route.ComponentProps) {
  const t = useStrings(outboxStrings);
  const answer = useAnswer<Answer<'retry'>>();
  const name = letterKey(message.letter);
  return (
    <>
      <PageHead title={message.subject ?? (name ? t(name) : message.letter)}>
        <Link className="btn btn--quiet btn--sm" to="/admin/outbox">
          {t('back')}
        </Link>
      </PageHead>
      <AnswerToast answer={answer} words={() => t('done.retry')} />
      <dl className="amail">
        <dt>{t('state')}</dt>
        <dd>
          <StatusBadge tone={toneOf[message.state]}>{t(`state.${message.state}`)}</StatusBadge>
        </dd>
        <dt>{t('to')}</dt>
        <dd>{message.recipient}</dd>
        <dt>{t('when')}</dt>
        <dd>
          <ShopTime at={message.endedAt ?? message.at} />
        </dd>
      </dl>
      {message.lastError && (
        <Panel title={t('error')} help={t('tries', { count: message.attempts })}>
          <p>{message.lastError}</p>
        </Panel>
      )}
      {message.state === 'kept' && <NoMailNote />}
      {message.mayRetry && (
        <Form method="post">
          <button type="submit" className="btn">
            {t(message.state === 'kept' ? 'send' : 'retry')}
          </button>
        </Form>
      )}
      {message.html !== null && (
        <Panel title={t('shown')} help={t('shown.help')}>
          <iframe
            className="amail-shown"
            src={`/admin/letters/${message.id}`}
            title={t('shown')}
            sandbox=""
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        </Panel>
      )}
      <Panel title={t('text')}>
        {message.plain === null ? (
          <p>{t('notYet')}</p>
        ) : (
          <pre className="amail-text">{message.plain}</pre>
        )}
      </Panel>
    </>
  );
}
