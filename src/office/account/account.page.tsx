import { data, type HeadersArgs } from 'react-router';
import { listOwnPasskeys, listOwnSessions, readOwnChoices } from '#src/domain/auth/index.server.ts';
import { passkeySiteOf } from '#src/domain/auth/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/account.page';
import { accountActions } from './account-actions.server.ts';
import type { ErrorOf } from './account-form.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import accountStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const session = context.get(staffContext);
  const { name, email } = session.actor;
  return {
    name,
    email,
    ...(await readOwnChoices(ctx)),
    isFactorOn: session.twoFactorEnabled,
    lacksFactor: session.lacksFactor,
    passkeys: await listOwnPasskeys(ctx),
    passkeySite: passkeySiteOf(ctx.origin),
    sessions: await listOwnSessions(ctx, { session }),
    done: doneKey(url.searchParams.get('done')),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  const act = Object.hasOwn(accountActions, intent) && accountActions[intent];
  if (!act) throw data(null, { status: 400 });
  const { lacksFactor } = args.context.get(staffContext);
  if (lacksFactor && !intent.startsWith('factor-')) throw data(null, { status: 403 });
  return act(args, form);
}

/** A pause after wrong passwords shows its length. */
export function headers({ actionHeaders }: HeadersArgs): Headers {
  const own = new Headers(privatePage());
  const wait = actionHeaders.get('Retry-After');
  if (wait !== null) own.set('Retry-After', wait);
  return own;
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(accountStrings);
  const actionData = useAnswer<typeof action>();
  const { name, email, mailsAssigned, isFactorOn, lacksFactor, sessions, done } = loaderData;
  const { passkeys, passkeySite } = loaderData;
  const problem = actionData?.problem;
  const errorOf: ErrorOf = (form, field) =>
    problem?.form === form && problem.field === field ? problem.text : null;
  const factor = (
    <FactorPanel isOn={isFactorOn} secret={actionData?.secret ?? null} errorOf={errorOf} />
  );
  if (lacksFactor) {
    return (
      <>
        <PageHead title={t('required')} lead={t('required.lead')} />
        {factor}
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { email })} />
      {done && !actionData && <Toast tone="done" message={t(done)} />}
      <NamePanel name={name} errorOf={errorOf} />
      <LanguagePanel />
      <MailPanel isOn={mailsAssigned} />
      <PasswordPanel email={email} errorOf={errorOf} />
      <PasskeysPanel
        passkeys={passkeys}
        site={passkeySite}
        offer={actionData?.offer ?? null}
        errorOf={errorOf}
      />
      {factor}
      <SessionsPanel sessions={sessions} />
    </>
  );
}

function doneKey(done: string | null) {
  const key = `done.${done}`;
  return isDone(key) ? key : null;
}

type DoneKey = Extract<keyof typeof accountStrings, `done.${string}`>;

function isDone(key: string): key is DoneKey {
  return Object.hasOwn(accountStrings, key);
}
