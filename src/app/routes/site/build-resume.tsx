import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { SkyField } from '#src/app/components/site/sky-field.tsx';
import { readRememberedPage } from '#src/app/configurator/keeping/page-store.ts';
import { mayResume } from '#src/app/configurator/keeping/resume-guard.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { publicPage } from '#src/app/page-headers.ts';
import offlineStrings from '#src/app/strings/offline.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { inLocale } from '#src/lib/locales.ts';
import type { Route } from './+types/build-resume';

/**
 * Sent by the worker in place of `/build` where that is not to be had: the same for everybody, and
 * the build itself comes from the device.
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
    <section className="e404 skyfield">
      <div className="stage-bg">
        <SkyField sunX={1010} />
      </div>
      <div className="wrap" role="status">
        <h1>{t(isMissing ? 'resume.none' : 'resume')}</h1>
        <p className="lead">{t(isMissing ? 'resume.none.text' : 'resume.text')}</p>
        {isMissing && (
          <p>
            <a className="btn btn--line btn--lg" href={others}>
              {t('available')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** Goes on to the build, once: where its scripts are not kept the router would load this page again. */
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
