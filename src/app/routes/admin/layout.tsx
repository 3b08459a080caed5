import { Outlet } from 'react-router';
import { guardAdmin } from '#src/app/auth/guard-admin.server.ts';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { AdminError } from '#src/app/components/admin/admin-error.tsx';
import { Shell } from '#src/app/components/admin/shell.tsx';
import { privatePage } from '#src/app/page-headers.ts';
import styles from '#src/app/styles/admin-pages.css?url';
import type { Route } from './+types/layout';
import { navFor } from './admin-nav.ts';

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const headers = privatePage;

/** The back office is an application: it does not wait for a first touch. */
export const handle = { boot: 'now' };

export function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  return { person: { name: actor.name, role: actor.role }, nav: navFor(actor.scopes) };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** Without the frame's own data: the person may not be here, or the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <AdminError error={error} />;
  if (loaderData === undefined) {
    return (
      <main id="main" className="amain">
        {page}
      </main>
    );
  }
  return <Shell {...loaderData}>{page}</Shell>;
}
