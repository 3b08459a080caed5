import { acceptLink, loadLink } from '#src/app/auth/accept-link.server.ts';
import { LinkGone } from '#src/app/components/admin/link-gone.tsx';
import { NewAccountForm } from '#src/app/components/admin/new-account-form.tsx';
import { SignInPage } from '#src/app/components/admin/sign-in-page.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/sign-in-pages.css?url';
import { acceptSetup } from '#src/domain/auth/index.server.ts';
import type { Route } from './+types/setup';
import { signInHeaders } from './sign-in-headers.ts';

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

/** The first person makes the owner's account. */
export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  if (loaderData.link === null) return <LinkGone text="gone.owner" />;
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
