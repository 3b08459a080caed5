import { acceptLink, loadLink } from '#src/app/auth/accept-link.server.ts';
import { LinkGone } from '#src/app/components/admin/link-gone.tsx';
import { NewAccountForm } from '#src/app/components/admin/new-account-form.tsx';
import { SignInPage } from '#src/app/components/admin/sign-in-page.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/sign-in-pages.css?url';
import { acceptReset } from '#src/domain/auth/index.server.ts';
import type { Route } from './+types/reset';
import { signInHeaders } from './sign-in-headers.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const headers = signInHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadLink(args, 'reset');
}

export function action(args: Route.ActionArgs) {
  const { context, params } = args;
  return acceptLink(args, ({ password }) =>
    acceptReset(context.get(ctxContext), { token: params.token, password }),
  );
}

/** Somebody who forgot the password chooses a new one. */
export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  const { link } = loaderData;
  if (!link?.email) return <LinkGone />;
  return (
    <SignInPage title={t('reset.title')} intro={t('reset.intro', { email: link.email })}>
      <NewAccountForm
        fields={['password']}
        username={link.email}
        submit={t('reset.send')}
        {...actionData}
      />
    </SignInPage>
  );
}
