import { authRequestOf, privateRedirect } from '#src/app/auth/auth-request.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { signOut } from '#src/domain/auth/index.server.ts';
import { authRedirects } from '#src/domain/auth/index.ts';
import type { Route } from './+types/logout';

/** Following a link to here signs nobody out: only the button's form does. */
export function loader() {
  return privateRedirect(authRedirects.logout);
}

export async function action(args: Route.ActionArgs) {
  const cookies = await signOut(args.context.get(ctxContext), authRequestOf(args));
  return privateRedirect(authRedirects.logout, cookies);
}
