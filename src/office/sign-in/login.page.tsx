import { data } from 'react-router';
import { type SignInResult, signIn } from '#src/domain/auth/index.server.ts';
import { rememberablePath } from '#src/domain/auth/index.ts';
import {
  authRequestOf,
  pausedHeaders,
  privateHeaders,
  privateRedirect,
} from '#src/office/access/auth-request.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/login.page';
import { LoginForm, type LoginProblem } from './login-form.tsx';
import { homeRedirect, openSession } from './open-session.server.ts';
import { rememberedPath, rememberPath } from './remembered-path.server.ts';
import { signInHeaders } from './sign-in-headers.ts';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-pages.css?url';
import signInStrings from './words.json' with { type: 'json' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const headers = signInHeaders;

/** Opening this page directly means the back office, so it is remembered as the target. */
export async function loader(args: Route.LoaderArgs) {
  const { cookies } = await openSession(args, 'guest');
  const request = authRequestOf(args);
  const cameFrom = rememberedPath(request);
  const returnTo = cameFrom ?? adminHrefs.index();
  const remember = cameFrom === null ? rememberPath(returnTo, request) : [];
  return data({ cameFrom, returnTo }, { headers: privateHeaders([...cookies, ...remember]) });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const request = authRequestOf(args);
  // The form's own target: signing in through another window has meanwhile used the cookie.
  const returnTo = rememberablePath(String(form.get('returnTo') ?? '')) ?? rememberedPath(request);
  const email = String(form.get('email') ?? '');
  const result = await signIn(args.context.get(ctxContext), {
    request,
    values: {
      email,
      password: String(form.get('password') ?? ''),
      remember: form.get('remember') === 'on',
    },
  });
  if (result.kind === 'signed-in') return homeRedirect(args, result.cookies, returnTo);
  if (result.kind === 'two-factor') {
    const remember = returnTo === null ? [] : rememberPath(returnTo, request);
    return privateRedirect(adminHrefs.twoFactor(), [...result.cookies, ...remember]);
  }
  const refusal =
    result.kind === 'paused'
      ? { status: 429, headers: pausedHeaders(result.seconds) }
      : { status: 422, headers: privateHeaders() };
  return data({ email, problem: problemOf(result) }, refusal);
}

function problemOf(result: Extract<SignInResult, { kind: 'refused' | 'paused' }>): LoginProblem {
  if (result.kind === 'paused') return { key: 'paused', count: Math.ceil(result.seconds / 60) };
  const left = result.triesLeft;
  if (left === 0) return { key: 'refused.none', count: 0 };
  return { key: left === 1 ? 'refused.one' : 'refused.many', count: left };
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  return (
    <SignInPage title={t('login.title')} intro={t('login.intro')}>
      <LoginForm
        email={actionData?.email ?? ''}
        problem={actionData?.problem ?? null}
        returnTo={loaderData.returnTo}
      />
      {loaderData.cameFrom && (
        <p className="small muted">
          {t('cameFrom')} <b>{loaderData.cameFrom}</b>. {t('goBack')}
        </p>
      )}
    </SignInPage>
  );
}
