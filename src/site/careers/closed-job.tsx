import { requestPagesUrl } from '#src/site/booking/index.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { JobList } from './list/block.tsx';
import type { ClosedJobData } from './load-closed-job.server.ts';
import careerStrings from './words.json' with { type: 'json' };

/** Shown instead of a closed job: that it is closed, and which jobs are open. */
export function ClosedJob({ job: { title, departments } }: { job: ClosedJobData }) {
  const t = useStrings(careerStrings);
  const isAny = departments.length > 0;
  return (
    <>
      <PartStyles href={requestPagesUrl} />
      <title>{`${t('closed.title')}: ${title}`}</title>
      <div className="page-intro">
        <div className="page-width">
          <div className="stack">
            <h1>{title}</h1>
            <p className="lead">{isAny ? t('closedJob') : t('closed.title')}</p>
          </div>
        </div>
      </div>
      <div className="datum datum--soft" />
      <JobList departments={departments} />
    </>
  );
}
