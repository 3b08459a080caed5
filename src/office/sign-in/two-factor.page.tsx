import { data, Form, Link } from 'react-router';
import { verifySecondFactor } from '#src/domain/auth/index.server.ts';
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
  const { name } = useBrand();
  return (
    <SignInPage title={t('second.title')} intro={t('second.intro', { shop: name })}>
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
        <button type="submit" className="button button--large">
          {t('second.send')}
        </button>
      </Form>
      <p className="small muted">{t('second.help')}</p>
      <p className="small">
        <Link className="link" to={adminHrefs.login()}>
          {t('second.again')}
        </Link>
      </p>
    </SignInPage>
  );
}
