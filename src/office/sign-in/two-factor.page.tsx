import { data, Form, Link } from 'react-router';
import { askOwners, verifySecondFactor } from '#src/domain/auth/index.server.ts';
import type { AuthRequest } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { authRequestOf, privateHeaders } from '#src/office/access/auth-request.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/two-factor.page';
import { homeRedirect, openSession } from './open-session.server.ts';
import { signInHeaders } from './sign-in-headers.ts';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-pages.css?url';
import signInStrings from './words.json' with { type: 'json' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const headers = signInHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { cookies } = await openSession(args, 'guest');
  const { sendsMail } = args.context.get(ctxContext);
  return data({ sendsMail }, { headers: privateHeaders(cookies) });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const ctx = args.context.get(ctxContext);
  const request = authRequestOf(args);
  if (form.get('intent') === 'help') return askForHelp(ctx, request);
  const result = await verifySecondFactor(ctx, {
    request,
    code: String(form.get('code') ?? ''),
    trustDevice: form.get('trust') === 'on',
  });
  if (result.kind === 'signed-in') return homeRedirect(args, result.cookies);
  const answer = { problem: result.kind, help: null };
  return data(answer, { status: 422, headers: privateHeaders() });
}

/** @throws {Response} 404 in a shop that sends no mail */
async function askForHelp(ctx: Ctx, request: AuthRequest) {
  if (!ctx.sendsMail) throw data(null, { status: 404 });
  const help = await askOwners(ctx, request);
  if (help === 'over') {
    return data({ problem: help, help: null }, { status: 422, headers: privateHeaders() });
  }
  return data({ problem: null, help }, { headers: privateHeaders() });
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  const { name } = useBrand();
  return (
    <SignInPage title={t('second.title')} intro={t('second.intro', { shop: name })}>
      <Form method="post" className="form" reloadDocument>
        <PlainField
          name="code"
          label={t('code')}
          autoComplete="one-time-code"
          error={actionData?.problem && t(`second.${actionData.problem}`)}
          isNext
        />
        <label className="switch">
          <input type="checkbox" name="trust" />
          {t('trust')}
        </label>
        <button type="submit" className="button button--large">
          {t('second.send')}
        </button>
      </Form>
      <Help sendsMail={loaderData.sendsMail} asked={actionData?.help ?? null} />
      <p className="small">
        <Link className="link" to={adminHrefs.login()}>
          {t('second.again')}
        </Link>
      </p>
    </SignInPage>
  );
}

type HelpProps = {
  sendsMail: boolean;
  /** What came of asking. */
  asked: 'asked' | 'alone' | null;
};

/** For somebody who has neither the app nor a backup code. */
function Help({ sendsMail, asked }: HelpProps) {
  const t = useStrings(signInStrings);
  if (asked !== null) return <p className="note">{t(`second.help.${asked}`)}</p>;
  if (!sendsMail) return <p className="small muted">{t('second.help')}</p>;
  return (
    <Form method="post" className="form" reloadDocument>
      <p className="small muted">{t('second.lost')}</p>
      <button type="submit" name="intent" value="help" className="button button--outline">
        {t('second.ask')}
      </button>
    </Form>
  );
}
