import { acceptLink, loadLink } from '#src/app/auth/accept-link.server.ts';
import { LinkGone } from '#src/app/components/admin/link-gone.tsx';
import { NewAccountForm } from '#src/app/components/admin/new-account-form.tsx';
import { SignInPage } from '#src/app/components/admin/sign-in-page.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import signInStrings from '#src/app/strings/admin-sign-in.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/sign-in-pages.css?url';
import { acceptInvitation } from '#src/domain/auth/index.server.ts';
import type { Route } from './+types/invite';
import { signInHeaders } from './sign-in-headers.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const headers = signInHeaders;

export function loader(args: Route.LoaderArgs) {
  return loadLink(args, 'invite');
}

export function action(args: Route.ActionArgs) {
  const { context, params } = args;
  return acceptLink(args, (values) =>
    acceptInvitation(context.get(ctxContext), { token: params.token, values }),
  );
}

/** Somebody who was invited makes their account. */
export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  const shell = useStrings(shellStrings);
  const { link } = loaderData;
  if (!link?.role || !link.email) return <LinkGone />;
  const intro = t('invite.intro', { role: shell(`role.${link.role}`), email: link.email });
  return (
    <SignInPage title={t('invite.title')} intro={intro}>
      <NewAccountForm
        fields={['name', 'password']}
        username={link.email}
        submit={t('invite.send')}
        {...actionData}
      />
    </SignInPage>
  );
}
