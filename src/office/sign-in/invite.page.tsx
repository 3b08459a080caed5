import { acceptInvitation } from '#src/domain/auth/index.server.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/invite.page';
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
  return loadLink(args, 'invite');
}

export function action(args: Route.ActionArgs) {
  const { context, params } = args;
  return acceptLink(args, (values) =>
    acceptInvitation(context.get(ctxContext), { token: params.token, values }),
  );
}

/** Somebody who was invited creates their account. */
export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useStrings(signInStrings);
  const shell = useStrings(shellStrings);
  const { link } = loaderData;
  if (!link?.role || !link.email) return <ExpiredLink />;
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
