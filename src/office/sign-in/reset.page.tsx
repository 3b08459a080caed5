import { acceptReset } from '#src/domain/auth/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/reset.page';
import { acceptLink, loadLink } from './accept-link.server.ts';
import { ExpiredLink } from './expired-link.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { signInHeaders } from './sign-in-headers.ts';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-pages.css?url';
import signInStrings from './words.json' with { type: 'json' };

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
  if (!link?.email) return <ExpiredLink text="gone.reset" />;
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
