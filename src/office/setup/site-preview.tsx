import { Panel } from '#src/office/kit/panel.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import setupStrings from './words.json' with { type: 'json' };

type SitePreviewProps = { host: string; src: string | null; isOpen: boolean };

/** The home page as it is now, small; a picture to look at, not to use. */
export function SitePreview({ host, src, isOpen }: SitePreviewProps) {
  const t = useStrings(setupStrings);
  return (
    <Panel
      title={t('site')}
      tools={
        <StatusBadge tone={isOpen ? 'good' : 'wait'}>
          {t(isOpen ? 'site.open' : 'site.closed')}
        </StatusBadge>
      }
    >
      <div className="setup-site">
        <p className="small muted" translate="no">
          {host}
        </p>
        {src !== null && (
          <div className="setup-site-page" inert>
            <iframe src={src} title={t('site')} tabIndex={-1} loading="lazy" />
          </div>
        )}
      </div>
      <p className="cluster">
        <a className="link" href="/">
          {t('site.see')}
        </a>
        {!isOpen && (
          <a className="link" href="/opening-soon">
            {t('site.stranger')}
          </a>
        )}
      </p>
    </Panel>
  );
}
