import { data, Form, Link } from 'react-router';
import { authRequestOf, privateHeaders } from '#src/app/auth/auth-request.server.ts';
import { homeRedirect, openSession } from '#src/app/auth/open-session.server.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { PlainField } from '#src/app/components/admin/plain-field.tsx';
import { SignInPage } from '#src/app/components/admin/sign-in-page.tsx';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/sign-in-pages.css?url';
import { verifySecondFactor } from '#src/domain/auth/index.server.ts';
import type { Route } from './+types/two-factor';
import { signInHeaders } from './sign-in-headers.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const headers = signInHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { cookies } = await openSession(args, 'guest');
  return data(null, { headers: privateHeaders(cookies) });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const result = await verifySecondFactor(args.context.get(ctxContext), {
    request: authRequestOf(args),
    code: String(form.get('code') ?? ''),
    trustDevice: form.get('trust') === 'on',
  });
  if (result.kind === 'signed-in') return homeRedirect(args, result.cookies);
  return data({ problem: result.kind }, { status: 422, headers: privateHeaders() });
}

export default function TwoFactorPage({ actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  return (
    <SignInPage title={t('second.title')} intro={t('second.intro')}>
      <Form method="post" className="form" reloadDocument>
        <PlainField
          name="code"
          label={t('code')}
          autoComplete="one-time-code"
          error={actionData && t(`second.${actionData.problem}`)}
          isNext
        />
        <label className="switch">
          <input type="checkbox" name="trust" />
          {t('trust')}
        </label>
        <button type="submit" className="btn btn--lg">
          {t('second.send')}
        </button>
      </Form>
      <p className="small">
        <Link className="link" to={adminHrefs.login()}>
          {t('second.again')}
        </Link>
      </p>
    </SignInPage>
  );
}
