import { useEffect, useState } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { inLocale } from '#src/lib/locales.ts';
import { useMyTruck } from '#src/site/build/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { shouldReload } from '#src/web/browser/chunk-reload.ts';
import { type CachedPage, listCachedPages } from '#src/web/offline/cached-pages.ts';
import offlineStrings from '#src/web/offline/words.json' with { type: 'json' };
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useLocalHref, useStrings } from '#src/web/words/use-strings.ts';
import type { OfflinePagesData } from './load.server.ts';
import type { OfflinePagesBlok } from './schema.ts';

/** The requested page with a retry link, and what works without a network: the build, kept pages, a call. */
export function OfflinePages({ data }: BlokProps<OfflinePagesBlok, OfflinePagesData>) {
  const t = useStrings(offlineStrings);
  const { pages, retry } = useDevice(useLocale());
  return (
    <section className="stack offline-pages">
      {/* Full page loads, because the router could not fetch them. */}
      <p>
        <a className="button button--outline button--large" href={retry}>
          {t('retry')}
        </a>
      </p>
      <div className="offline-kept">
        <OwnBuild />
        <div>
          <h2 className="title-3">{t('available')}</h2>
          {pages?.length === 0 && <p>{t('none')}</p>}
          {pages && (
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <a className="link" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Call {...data} />
      </div>
    </section>
  );
}

/** The truck that this device worked on last; its build opens from the device. */
function OwnBuild() {
  const t = useStrings(offlineStrings);
  const href = useLocalHref();
  const mine = useMyTruck();
  return (
    <div>
      <h2 className="title-3">{t('own')}</h2>
      {mine ? (
        <a className="link" href={href(hrefs.build())}>
          {mine.name}
        </a>
      ) : (
        <p>{t('own.none')}</p>
      )}
    </div>
  );
}

function Call({ phone, phoneText, hours }: OfflinePagesData) {
  const t = useStrings(offlineStrings);
  if (phone === '') return null;
  return (
    <div>
      <h2 className="title-3">{t('call')}</h2>
      <a className="link" href={`tel:${phone}`}>
        {t('call.number', { phone: phoneText })}
      </a>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

type Device = { pages: CachedPage[] | null; retry: string };

/** Only the device knows these; when the network is back, the requested page opens by itself. */
function useDevice(locale: Locale): Device {
  const home = inLocale(hrefs.index(), locale);
  const [device, setDevice] = useState<Device>({ pages: null, retry: home });
  useEffect(() => {
    const from = requestedPath(location);
    void listCachedPages(locale).then((pages) => setDevice({ pages, retry: from ?? home }));
    if (from === null) return;
    const retry = () => location.replace(from);
    // The network came back before hydration; if only the server is down, this must not loop.
    if (navigator.onLine && shouldReload(sessionStorage, Date.now(), 'ironwood-lost')) retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [home, locale]);
  return device;
}

/** A path of this site, or null. */
function requestedPath({ search, origin }: Location): string | null {
  const from = new URLSearchParams(search).get('from');
  if (!from || !URL.canParse(from, origin)) return null;
  const asked = new URL(from, origin);
  return asked.origin === origin ? asked.pathname + asked.search : null;
}
