import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { LateStartBuildOverlay } from '#src/site/build/index.ts';
import { CalloutBanner } from '#src/site/kit/callout-banner.tsx';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { StartBuildOverlay } from '#src/site/kit/start-build-link.tsx';
import { draftOf } from '#src/site/stories/draft-page.ts';
import { EmbedsContext, ThirdParties } from '#src/site/third-parties/index.ts';
import { ShopStateContext } from '#src/web/page/shop-state.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Business } from './business.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { NoticesSlot } from './notices-slot.tsx';

type SiteFrameProps = { frame: SiteFrameData; children: ReactNode };

/** Callout banner, header, breadcrumbs, the page, footer, modal portal: in this order on every page. */
export function SiteFrame({ frame, children }: SiteFrameProps) {
  const t = useStrings(commonStrings);
  const isDraft = draftOf(useMatches()) !== null;
  return (
    <StartBuildOverlay value={LateStartBuildOverlay}>
      <ShopStateContext value={frame.shop.state}>
        <EmbedsContext value={isDraft ? [] : frame.embeds}>
          <a className="skip-link" href="#main">
            {t('skipToContent')}
          </a>
          {frame.banner && (
            <CalloutBanner html={frame.banner.html} closeKey={isDraft ? null : frame.banner.key} />
          )}
          <Header frame={frame} />
          <Menu frame={frame} />
          <Breadcrumbs origin={frame.origin} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer frame={frame} />
          <div id="modal-portal" />
          <Business />
          <ThirdParties shop={frame.shop} />
          <NoticesSlot />
        </EmbedsContext>
      </ShopStateContext>
    </StartBuildOverlay>
  );
}
