import { Link } from 'react-router';
import { buildPagesUrl, useSnapshotWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { ShareState } from './share-current.server.ts';
import snapshotPages from './snapshot-pages.css?url';

/** Shares this browser's build, or says what is missing. */
export function SharePage({ state }: { state: ShareState }) {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <div className="page-width snapshot-ask">
        <h1>{s('shareTitle')}</h1>
        {state.problem === null ? (
          <form className="stack" method="post" action={local(hrefs.buildShare())}>
            <p className="lead">{s('shareReady', { vehicle: state.vehicle })}</p>
            <p className="muted">{s('shareLead')}</p>
            <button type="submit" className="button button--large">
              <Icon name="share" /> {s('share')}
            </button>
          </form>
        ) : (
          <>
            <p className="lead" role="status">
              {s(state.problem === 'build' ? 'nothingBuild' : 'nothingChosen')}
            </p>
            <p>
              <Link className="button button--large" to={hrefs.build()}>
                {s(state.problem === 'build' ? 'startBuild' : 'goBuild')} <Icon name="arrow" />
              </Link>
            </p>
          </>
        )}
      </div>
    </>
  );
}
