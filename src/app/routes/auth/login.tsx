import { data } from 'react-router';
import {
  authRequestOf,
  pausedHeaders,
  privateHeaders,
  privateRedirect,
} from '#src/app/auth/auth-request.server.ts';
import { homeRedirect, openSession } from '#src/app/auth/open-session.server.ts';
import { rememberedPath, rememberPath } from '#src/app/auth/remembered-path.server.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { LoginForm, type LoginProblem } from '#src/app/components/admin/login-form.tsx';
import { SignInPage } from '#src/app/components/admin/sign-in-page.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/sign-in-pages.css?url';
import { type SignInResult, signIn } from '#src/domain/auth/index.server.ts';
import { rememberablePath } from '#src/domain/auth/index.ts';
import type { Route } from './+types/login';
import { signInHeaders } from './sign-in-headers.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const headers = signInHeaders;

/** Who opens this page by itself wants the back office: it is remembered as if they came from there. */
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
  // The form's own: signing in through another window has meanwhile used up the cookie.
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
