import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { NoticesSlot } from '#src/app/offline/notices-slot.tsx';
import { draftOf } from '#src/app/preview/draft-page.ts';
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { EmbedsContext } from '#src/app/third-parties/embeds-context.ts';
import { ThirdParties } from '#src/app/third-parties/third-parties.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Business } from './business.tsx';
import { CalloutBanner } from './callout-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import type { SiteFrameData } from './site-frame-data.ts';

type SiteFrameProps = { frame: SiteFrameData; children: ReactNode };

/** Callout banner, header, breadcrumbs, the page, footer, modal portal: in this order on every page. */
export function SiteFrame({ frame, children }: SiteFrameProps) {
  const t = useStrings(commonStrings);
  const isDraft = draftOf(useMatches()) !== null;
  return (
    <EmbedsContext value={isDraft ? [] : frame.embeds}>
      <a className="skip" href="#main">
        {t('skipToContent')}
      </a>
      {frame.bannerHtml !== null && <CalloutBanner html={frame.bannerHtml} />}
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
  );
}
