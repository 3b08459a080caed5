import { data } from 'react-router';
import {
  askForPasskey,
  hasAccounts,
  type PasskeySignIn,
  type SignInResult,
  signIn,
  signInByPasskey,
} from '#src/domain/auth/index.server.ts';
import { type AuthRequest, rememberablePath } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
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

/** Passkeys are offered in the list of the e-mail field, which takes a script that does not wait for a click. */
export const handle = { boot: 'now' };

/** Opening this page directly means the back office, so it is remembered as the target. */
export async function loader(args: Route.LoaderArgs) {
  const { cookies } = await openSession(args, 'guest');
  const request = authRequestOf(args);
  const cameFrom = rememberedPath(request);
  const returnTo = cameFrom ?? adminHrefs.index();
  const remember = cameFrom === null ? rememberPath(returnTo, request) : [];
  const ctx = args.context.get(ctxContext);
  const passkey = askForPasskey(ctx);
  const isNew = !(await hasAccounts(ctx));
  return data(
    { cameFrom, returnTo, passkey, isNew },
    { headers: privateHeaders([...cookies, ...remember]) },
  );
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const request = authRequestOf(args);
  // The form's own target: signing in through another window has meanwhile used the cookie.
  const returnTo = rememberablePath(String(form.get('returnTo') ?? '')) ?? rememberedPath(request);
  const email = String(form.get('email') ?? '');
  const result = await enter(args.context.get(ctxContext), request, form);
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

/** With a passkey, if a device has answered for one, else with the password. */
function enter(
  ctx: Ctx,
  request: AuthRequest,
  form: FormData,
): Promise<SignInResult | PasskeySignIn> {
  const remember = form.get('remember') === 'on';
  const answer = form.get('passkey');
  if (answer !== null) {
    return signInByPasskey(ctx, { request, answer: String(answer), isRemembered: remember });
  }
  const typed = (name: string) => String(form.get(name) ?? '');
  const values = { email: typed('email'), password: typed('password'), remember };
  return signIn(ctx, { request, values });
}

type Refused = Exclude<SignInResult | PasskeySignIn, { cookies: string[] }>;

function problemOf(result: Refused): LoginProblem {
  if (result.kind === 'paused') return { key: 'paused', count: Math.ceil(result.seconds / 60) };
  if (result.kind === 'late') return { key: 'passkey.late', count: 0 };
  if (!('triesLeft' in result)) return { key: 'passkey.refused', count: 0 };
  const left = result.triesLeft;
  if (left === 0) return { key: 'refused.none', count: 0 };
  return { key: left === 1 ? 'refused.one' : 'refused.many', count: left };
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  return (
    <SignInPage title={t('login.title')} intro={t('login.intro')}>
      {loaderData.isNew && <p className="note">{t('login.first')}</p>}
      <LoginForm
        email={actionData?.email ?? ''}
        problem={actionData?.problem ?? null}
        returnTo={loaderData.returnTo}
        passkey={loaderData.passkey}
      />
      {loaderData.cameFrom && (
        <p className="small muted">
          {t('cameFrom')} <b>{loaderData.cameFrom}</b>. {t('goBack')}
        </p>
      )}
    </SignInPage>
  );
}
