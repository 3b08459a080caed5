import { JobList } from '#src/app/blocks/careers-list/block.tsx';
import careerStrings from '#src/app/strings/careers.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import styles from '#src/app/styles/request-pages.css?url';
import { PartStyles } from '#src/app/ui/part-styles.tsx';
import type { ClosedJobData } from './load-closed-job.server.ts';

/** In place of a job that is closed: that it is, and what else there is. */
export function ClosedJob({ job: { title, departments } }: { job: ClosedJobData }) {
  const t = useStrings(careerStrings);
  const isAny = departments.length > 0;
  return (
    <>
      <PartStyles href={styles} />
      <title>{`${t('closed.title')}: ${title}`}</title>
      <div className="phead">
        <div className="wrap">
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
