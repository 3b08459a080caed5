import { isRouteErrorResponse, Outlet } from 'react-router';
import type { StaffActor } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { countNewCandidates } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { countWaitingPeople } from '#src/domain/leads/index.server.ts';
import { countPendingReviews } from '#src/domain/reviews/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { frameFor } from '#src/office/kit/admin-nav.ts';
import { IsSiteOpenContext } from '#src/office/kit/is-site-open.ts';
import { LanguagesContext } from '#src/office/kit/languages.ts';
import { MayConnectContext } from '#src/office/kit/may-connect.ts';
import { MayUseLibraryContext } from '#src/office/media/index.ts';
import { readSetupNote } from '#src/office/setup/index.server.ts';
import { SetupNote } from '#src/office/setup/index.ts';
import { loadBrand } from '#src/web/brand/load-brand.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { SendsMailContext } from '#src/web/page/sends-mail.ts';
import { ShopTimeZoneContext } from '#src/web/page/shop-time-zone.ts';
import type { Route } from './+types/layout.page';
import { AdminError } from './admin-error.tsx';
import { guardAdmin } from './guard-admin.server.ts';
import type { NavCounts } from './nav-line.tsx';
import styles from './office-pages.css?url';
import { Shell } from './shell.tsx';

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const headers = privatePage;

/** The back office is an application: it does not wait for the first interaction. */
export const handle = { boot: 'now' };

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(staffContext);
  const ctx = context.get(ctxContext);
  const { sendsMail, locale } = ctx;
  const { timeZone, languages, isOpen } = await getShopSettings(ctx);
  const counts = await countWaiting(ctx, actor);
  const setup = await readSetupNote(ctx, actor);
  // Loaded again after each change, so that a new name or color is seen at once.
  const brand = await loadBrand(ctx);
  const shown = { counts, setup, sendsMail, timeZone, locale, languages: languages.on };
  const mayConnect = hasScope(actor.scopes, 'integrations.manage');
  const mayUseLibrary = hasScope(actor.scopes, 'media.write');
  return { ...frameFor(actor), ...shown, mayConnect, mayUseLibrary, isOpen, brand };
}

/** How many wait for the shop on each page that the person may open. */
async function countWaiting(ctx: Ctx, { scopes }: StaffActor): Promise<NavCounts> {
  const may = (scope: Scope) => hasScope(scopes, scope);
  const [leads, applications, reviews] = await Promise.all([
    may('leads.read') ? countWaitingPeople(ctx) : 0,
    may('applications.read') ? countNewCandidates(ctx) : 0,
    may('reviews.moderate') ? countPendingReviews(ctx) : 0,
  ]);
  return { leads, applications, reviews };
}

export default function AdminLayout({ loaderData, matches }: Route.ComponentProps) {
  const { setup } = loaderData;
  const saysMore = [adminHrefs.index(), adminHrefs.setup()];
  const isSaid = saysMore.includes(matches.at(-1)?.pathname.replace(/\/$/, '') ?? '');
  return (
    <SendsMailContext value={loaderData.sendsMail}>
      <MayConnectContext value={loaderData.mayConnect}>
        <IsSiteOpenContext value={loaderData.isOpen}>
          <ShopTimeZoneContext value={loaderData.timeZone}>
            <LanguagesContext value={loaderData.languages}>
              <MayUseLibraryContext value={loaderData.mayUseLibrary}>
                <Shell {...loaderData} note={setup && !isSaid && <SetupNote {...setup} />}>
                  <Outlet />
                </Shell>
              </MayUseLibraryContext>
            </LanguagesContext>
          </ShopTimeZoneContext>
        </IsSiteOpenContext>
      </MayConnectContext>
    </SendsMailContext>
  );
}

/** Inside the frame, even if the guard refused; without it only if the frame itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <AdminError error={error} />;
  const frame = loaderData ?? frameOf(error);
  if (frame) return <Shell {...frame}>{page}</Shell>;
  return (
    <main id="main" className="office-main">
      <div className="office-page">{page}</div>
    </main>
  );
}

/** The guard adds it to what it throws; other errors have none. */
function frameOf(error: unknown): ReturnType<typeof frameFor> | null {
  const brought = isRouteErrorResponse(error) && 'nav' in Object(error.data);
  return brought ? error.data : null;
}
