import { signOut } from '#src/domain/auth/index.server.ts';
import { authRedirects } from '#src/domain/auth/index.ts';
import { authRequestOf, privateRedirect } from '#src/office/access/auth-request.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/logout.route';

/**
 * Clears cached pages of the office. Storage and cookies stay: on the same device they contain the person's own build
 * and queued forms, and of the office only drafts of public pages.
 */
const clearedAtSignOut = '"cache", "prefetchCache", "prerenderCache"';

/** Following a link to here signs nobody out: only the button's form does. */
export function loader() {
  return privateRedirect(authRedirects.logout);
}

export async function action(args: Route.ActionArgs) {
  const cookies = await signOut(args.context.get(ctxContext), authRequestOf(args));
  const answer = privateRedirect(authRedirects.logout, cookies);
  answer.headers.set('Clear-Site-Data', clearedAtSignOut);
  return answer;
}
