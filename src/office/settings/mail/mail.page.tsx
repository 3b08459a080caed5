import { redirect } from 'react-router';
import { readMailSettings } from '#src/domain/integrations/index.server.ts';
import { senderRecords } from '#src/domain/integrations/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/mail.page';
import { changeMail, type MailDone } from './change-mail.server.ts';
import { FixedServer } from './fixed-server.tsx';
import { mailValues } from './mail-form.ts';
import { MailServerForm } from './mail-server-form.tsx';
import { NoMailYet } from './no-mail-yet.tsx';
import { SenderRecords } from './sender-records.tsx';
import { TrialNote } from './trial-note.tsx';
import mailStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { server, password } = await readMailSettings(ctx);
  const shop = await getShopSettings(ctx);
  const { fromEnvironment } = ctx.mailSetup;
  const done = url.searchParams.get('done');
  const sender = fromEnvironment.sender ?? (server?.fromAddress || shop.email);
  return {
    values: mailValues(server),
    password,
    fromEnvironment,
    shop: { name: shop.name, email: shop.email },
    records: senderRecords(sender, server?.host ?? ''),
    isOn: ctx.sendsMail,
    testTo: context.get(staffContext).actor.email,
    done: (['save', 'remove'] as const).find((one) => one === done) ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const answer = await answerTo<MailDone>({ ctx, form }, () => changeMail(ctx, form));
  const { data } = answer;
  if (!('done' in data) || data.done === 'test') return answer;
  return redirect(`${adminHrefs.mailSettings()}?done=${data.done}`, 303);
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(mailStrings);
  const answer = useAnswer<
    Answer<MailDone['done']> & Partial<Extract<MailDone, { done: 'test' }>>
  >();
  const { values, password, fromEnvironment, shop, records, isOn, testTo, done } = loaderData;
  const trial = answer && 'done' in answer && answer.outcome ? answer : undefined;
  const tried = trial?.values ?? values;
  const refused = answer && 'problem' in answer ? answer : undefined;
  const note = trial?.outcome && (
    <TrialNote outcome={trial.outcome} line={trial.line ?? ''} values={tried} to={testTo} />
  );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <StatusBadge tone={isOn ? 'good' : 'bad'}>{t(isOn ? 'on' : 'off')}</StatusBadge>
      </PageHead>
      {done && !answer && <Toast tone="done" message={t(`done.${done}`)} />}
      {refused && <AnswerToast answer={refused} words={() => ''} />}
      {!isOn && <NoMailYet />}
      {fromEnvironment.server === null ? (
        <MailServerForm
          {...{ values: tried, password, shop, testTo }}
          stored={values}
          sender={fromEnvironment.sender}
          answer={refused}
        >
          {note}
        </MailServerForm>
      ) : (
        <FixedServer server={fromEnvironment.server} sender={records[0]?.name} testTo={testTo}>
          {note}
        </FixedServer>
      )}
      <SenderRecords records={records} />
    </>
  );
}
