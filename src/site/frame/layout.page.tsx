import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { expClasses } from '#src/domain/experiments/index.ts';
import { type Packed, pack, unpack } from '#src/lib/packed.ts';
import { ErrorPage } from '#src/site/errors/index.ts';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { DraftOutlet } from '#src/site/preview/index.ts';
import { businessContext, closedSiteContext, ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { SendsMailContext } from '#src/web/page/sends-mail.ts';
import type { Route } from './+types/layout.page';
import { closedBanner } from './closed-banner.server.ts';
import { loadSiteFrame } from './load-site-frame.server.ts';
import { SiteFrame } from './site-frame.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const locale = localeOf(url.pathname);
  const { business, ...loaded } = await loadSiteFrame(ctx, locale);
  const isClosed = context.get(closedSiteContext);
  const frame = isClosed
    ? { ...loaded, banner: { html: closedBanner(locale), key: null } }
    : loaded;
  context.set(businessContext, business);
  const experiment = ctx.visit?.experiment;
  return {
    frame: pack(frame),
    ...(experiment && { bodyClass: expClasses(experiment) }),
    ...(!ctx.sendsMail && { sendsMail: false }),
  };
}

/** The frame is the same on every page, so navigation does not reload it, except in the editor. */
export function shouldRevalidate({ currentUrl }: { currentUrl: URL }) {
  return currentUrl.searchParams.has('_storyblok');
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useFocusOnNavigation();
  return (
    <SendsMailContext value={loaderData.sendsMail ?? true}>
      <Framed frame={loaderData.frame}>
        <DraftOutlet />
      </Framed>
    </SendsMailContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData === undefined) return <ErrorPage error={error} />;
  return (
    <Framed frame={loaderData.frame}>
      <ErrorPage error={error} />
    </Framed>
  );
}

function Framed(props: { frame: Packed<SiteFrameData>; children: ReactNode }) {
  const frame = useMemo(() => unpack(props.frame), [props.frame]);
  return <SiteFrame frame={frame}>{props.children}</SiteFrame>;
}

/** Announces a new page to screen readers by moving the focus to it, as a full page load would. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
