import { acceptSetup } from '#src/domain/auth/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/setup.page';
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
  return loadLink(args, 'owner');
}

export function action(args: Route.ActionArgs) {
  const { context, params } = args;
  return acceptLink(args, async (values) => {
    await acceptSetup(context.get(ctxContext), { token: params.token, values });
    return values;
  });
}

/** The first person creates the owner's account. */
export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  if (loaderData.link === null) return <ExpiredLink text="gone.owner" />;
  return (
    <SignInPage title={t('setup.title')} intro={t('setup.intro')}>
      <NewAccountForm
        fields={['name', 'email', 'password']}
        submit={t('setup.send')}
        {...actionData}
      />
    </SignInPage>
  );
}
