import { Form } from 'react-router';
import { readOutboxMessage, retryMail } from '#src/domain/mail/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/message.page';
import { letterKey, outboxStrings, toneOf } from './outbox-words.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return readOutboxMessage(context.get(ctxContext), params.id).catch((error: unknown) => {
    throw toNotFound(error);
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
      <PageHead
        title={message.subject ?? (name ? t(name) : message.letter)}
        back={{ to: '/admin/outbox', label: t('back') }}
      />
      <AnswerToast answer={answer} words={() => t('done.retry')} />
      <dl className="outbox-mail">
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
          <button type="submit" className="button">
            {t(message.state === 'kept' ? 'send' : 'retry')}
          </button>
        </Form>
      )}
      {message.html !== null && (
        <Panel title={t('shown')} help={t('shown.help')}>
          <iframe
            className="outbox-shown"
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
          <pre className="mail-text">{message.plain}</pre>
        )}
      </Panel>
    </>
  );
}
