import { data, Form, Link } from 'react-router';
import { requestResetLink } from '#src/domain/auth/index.server.ts';
import {
  authRequestOf,
  pausedHeaders,
  privateHeaders,
} from '#src/office/access/auth-request.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/forgot.page';
import { accountErrors } from './account-errors.server.ts';
import { openSession } from './open-session.server.ts';
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

/** The answer is the same for every address, whether somebody has an account with it or not. */
export async function action(args: Route.ActionArgs) {
  const ctx = args.context.get(ctxContext);
  if (!ctx.sendsMail) throw data(null, { status: 404 });
  const form = await readForm(args.request);
  const email = String(form.get('email') ?? '');
  try {
    const result = await requestResetLink(ctx, { email, ip: authRequestOf(args).ip });
    if (result.kind === 'taken') {
      return data({ isTaken: true, email, error: null }, { headers: privateHeaders() });
    }
    const count = Math.ceil(result.seconds / 60);
    const error = translate(signInStrings, ctx.locale)('forgot.paused', { count });
    return data(
      { isTaken: false, email, error },
      { status: 429, headers: pausedHeaders(result.seconds) },
    );
  } catch (error) {
    const wrong = accountErrors(error, ctx.locale)?.email;
    if (!wrong) throw error;
    return data(
      { isTaken: false, email, error: wrong },
      { status: 422, headers: privateHeaders() },
    );
  }
}

/** Somebody who forgot the password asks for a link, or is told whom to ask. */
export default function ForgotPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  if (!loaderData.sendsMail) return <Told title={t('forgot.title')} intro={t('forgot.ask')} />;
  if (actionData?.isTaken) {
    const { email } = actionData;
    return <Told title={t('forgot.look')} intro={t('forgot.taken', { email })} />;
  }
  return (
    <SignInPage title={t('forgot.title')} intro={t('forgot.intro')}>
      <Form method="post" className="form" reloadDocument noValidate>
        <PlainField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          value={actionData?.email}
          error={actionData?.error}
          isNext
        />
        <button type="submit" className="button button--large">
          {t('forgot.send')}
        </button>
      </Form>
      <BackToSignIn />
    </SignInPage>
  );
}

function Told({ title, intro }: { title: string; intro: string }) {
  return (
    <SignInPage title={title} intro={intro}>
      <BackToSignIn />
    </SignInPage>
  );
}

function BackToSignIn() {
  const t = useStrings(signInStrings);
  return (
    <p className="small">
      <Link className="link" to={adminHrefs.login()}>
        {t('gone.login')}
      </Link>
    </p>
  );
}
