import { Link } from 'react-router';
import { buildPagesUrl, useSnapshotWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { ReplaceQuestion } from './load-replace.server.ts';
import snapshotPages from './snapshot-pages.css?url';

/** Asks before a shared build replaces the one in progress. */
export function ReplacePage({ question }: { question: ReplaceQuestion }) {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  const { id, mine, shared } = question;
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <div className="page-width snapshot-ask">
        <h1>{s('replaceTitle')}</h1>
        <p className="lead">{s('replaceLead', { mine, shared })}</p>
        <form className="cluster" method="post" action={local(hrefs.sharedBuild({ id }))}>
          <input type="hidden" name="replace" value="yes" />
          <button type="submit" className="button button--large">
            {s('replaceYes')}
          </button>
          <Link className="button button--large button--outline" to={hrefs.build()}>
            {s('replaceNo')}
          </Link>
        </form>
        <form
          className="stack"
          method="post"
          action={local(hrefs.buildShare())}
          target="_blank"
          rel="noopener"
        >
          <p>{s('replaceKeep')}</p>
          <button type="submit" className="button button--outline">
            {s('replaceLink')}
          </button>
        </form>
      </div>
    </>
  );
}
