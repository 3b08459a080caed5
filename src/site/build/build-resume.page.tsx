import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inLocale } from '#src/lib/locales.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import offlineStrings from '#src/web/offline/words.json' with { type: 'json' };
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/build-resume.page';
import { readRememberedPage } from './saving/page-store.ts';
import { mayResume } from './saving/resume-guard.ts';

/**
 * Sent by the worker instead of `/build` when that is not available: the same for everybody, while the build itself
 * comes from the device.
 */
export const handle = siteHandle({ boot: 'now' });

export const headers = publicPage;

export function meta({ location }: Route.MetaArgs) {
  const t = translate(offlineStrings, localeOf(location.pathname));
  return [{ title: t('resume') }, { name: 'robots', content: 'noindex' }];
}

export default function BuildResume() {
  const t = useStrings(offlineStrings);
  const others = inLocale(hrefs.offline(), useLocale());
  const isMissing = useResume();
  return (
    <section className="no-page sky-field">
      <div className="sky-backdrop">
        <SkyField sunX={1010} />
      </div>
      <div className="page-width" role="status">
        <h1>{t(isMissing ? 'resume.none' : 'resume')}</h1>
        <p className="lead">{t(isMissing ? 'resume.none.text' : 'resume.text')}</p>
        {isMissing && (
          <p>
            <a className="button button--outline button--large" href={others}>
              {t('available')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** Continues to the build, once: if its scripts are not cached the router would load this page again. */
function useResume(): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const mayGo = navigator.onLine || readRememberedPage() !== null;
    if (mayGo && mayResume(Date.now())) {
      void navigate(hrefs.build() + search, { replace: true });
    } else setMissing(true);
  }, [search, navigate]);
  return isMissing;
}
