import { useEffect } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { loadingBar } from '#src/site/kit/loading-bar-store.ts';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import { isUnsaved } from '#src/web/forms/unsaved/unsaved.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { describeError } from './describe-error.ts';
import { EndOfRoad } from './end-of-road.tsx';
import { FailedPageLoad } from './failed-page-load.tsx';
import { findCause } from './find-cause.ts';
import { UnsavedPage } from './unsaved-page.tsx';

/** The error page of the specification: status, explanation, two links. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useStrings(errorStrings);
  const { status, key, message } = describeError(error, { isDev: import.meta.env.DEV });
  useEffect(() => loadingBar.fail(), []);
  const cause = findCause(error);
  if (cause) return <FailedPageLoad cause={cause} />;
  if (isRouteErrorResponse(error) && isUnsaved(error.data)) {
    return <UnsavedPage status={status} unsaved={error.data.unsaved} />;
  }
  const heading = key === 'dev' ? t('dev', { message }) : t(key);
  return (
    <EndOfRoad status={status}>
      <title>{heading}</title>
      <ErrorCode status={status} />
      <h1>{heading}</h1>
      {status === 404 && <p className="lead">{t('404.route')}</p>}
      {status === 410 && <p className="lead">{t('410.text')}</p>}
      {status === 429 && <p className="lead">{t('429.text')}</p>}
      <ErrorButtons />
    </EndOfRoad>
  );
}

/** The status code, as large as the road is wide. */
export function ErrorCode({ status }: { status: number }) {
  return <p className="figure errors-code">{status}</p>;
}

export function ErrorButtons() {
  const t = useStrings(errorStrings);
  return (
    <div className="cluster">
      <Link className="button button--large" to={hrefs.index()}>
        {t('returnHome')}
      </Link>
      <StartBuildLink className="button button--outline button--large">
        {t('startBuild')}
      </StartBuildLink>
    </div>
  );
}
