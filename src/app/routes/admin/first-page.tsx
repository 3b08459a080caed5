import { redirect } from 'react-router';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import type { Route } from './+types/first-page';
import { navFor } from './admin-nav.ts';

/** `/admin` leads to the first section that the person may open. */
export function loader({ context }: Route.LoaderArgs) {
  const [first] = navFor(context.get(staffContext).actor.scopes);
  return redirect(first?.href ?? adminHrefs.account());
}
