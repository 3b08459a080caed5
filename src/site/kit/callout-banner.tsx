import { useEffect, useRef } from 'react';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';

type CalloutBannerProps = {
  /** Reduced to the banner's allow-list. */
  html: string;
  /** Names this text on a device where it has been closed; without one it has no button. */
  closeKey?: string | null;
};

/** A line across the page. */
export function CalloutBanner({ html, closeKey }: CalloutBannerProps) {
  const t = useStrings(commonStrings);
  return (
    <>
      {/* Before the banner is painted, so that one that was closed does not push the page down. */}
      {closeKey && <script data-early="">{hideIfClosed(closeKey)}</script>}
      <aside className="banner" aria-label={t('notice')}>
        <TrustedHtml className="page-width" html={html} />
        {closeKey && <CloseBanner closeKey={closeKey} />}
      </aside>
    </>
  );
}

/** In a browser that refuses storage the banner stays. */
function hideIfClosed(key: string): string {
  return `try{document.body.dataset.banner=localStorage["banner-${key}"]}catch{}`;
}

/**
 * The browser itself closes the banner, before any script and without: the style sheet hides it while the empty
 * popover is open. Scripts only remember it.
 */
function CloseBanner({ closeKey }: { closeKey: string }) {
  const t = useStrings(commonStrings);
  const popover = useRef<HTMLElement>(null);
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) rememberClosed(closeKey);
  }, [closeKey]);
  return (
    <>
      <button
        type="button"
        className="banner-close"
        aria-label={t('closeNotice')}
        popoverTarget="banner-closed"
        onClick={() => rememberClosed(closeKey)}
      />
      <i id="banner-closed" popover="manual" ref={popover} />
    </>
  );
}

function rememberClosed(key: string): void {
  document.body.dataset.banner = 'closed';
  // The next tab goes on where the banner was.
  document.querySelector<HTMLElement>('.header a')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(`banner-${key}`, 'closed');
  } catch {
    // Without storage it is closed on this page only.
  }
}
