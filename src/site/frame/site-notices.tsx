import { useEffect, useSyncExternalStore } from 'react';
import { FormNotices } from '#src/web/forms/queue/form-notices.tsx';
import { watchQueuedForms } from '#src/web/forms/queue/watch-queued-forms.ts';
import pwaStrings from '#src/web/install/words.json' with { type: 'json' };
import { type News, siteNews } from '#src/web/offline/news.ts';
import { followLinksByBrowser } from '#src/web/offline/offline-links.ts';
import { startWorker } from '#src/web/offline/start-worker.ts';
import { watchNetwork } from '#src/web/offline/watch-network.ts';
import offlineStrings from '#src/web/offline/words.json' with { type: 'json' };
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';

/** The site's notices: offline, online again, a newer version. */
export function SiteNotices() {
  const news = useSyncExternalStore(siteNews.subscribe, siteNews.read, siteNews.read);
  useEffect(() => {
    // A browser that refuses workers (a private window) has the site without one.
    void startWorker().catch(() => undefined);
    const stop = watchNetwork();
    const stopForms = watchQueuedForms();
    addEventListener('click', followLinksByBrowser, { capture: true });
    return () => {
      stop();
      stopForms();
      removeEventListener('click', followLinksByBrowser, { capture: true });
    };
  }, []);
  return (
    // A status element must exist before its text changes, or it is not announced.
    <div className="notices" role="status">
      {(!news.isOnline || news.isBack) && <NetworkNotice news={news} />}
      <FormNotices forms={news.forms} />
      {news.showNewer && <NewerNotice show={news.showNewer} />}
    </div>
  );
}

function NetworkNotice({ news }: { news: News }) {
  const t = useStrings(offlineStrings);
  const locale = useLocale();
  if (news.isOnline) return <p className="notice">{t('online')}</p>;
  return (
    <div className="notice">
      <p>
        {t('banner')}
        {news.copyOfMs !== null && (
          <small>
            {t('staleCopy', { date: formatMoment(new Date(news.copyOfMs), { locale }) })}
          </small>
        )}
      </p>
    </div>
  );
}

function NewerNotice({ show }: { show: () => void }) {
  const t = useStrings(pwaStrings);
  return (
    <div className="notice">
      <p>{t('update.text')}</p>
      <p className="cluster">
        <button type="button" className="button button--small" onClick={show}>
          {t('update.do')}
        </button>
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => siteNews.tell({ showNewer: null })}
        >
          {t('update.after')}
        </button>
      </p>
    </div>
  );
}
