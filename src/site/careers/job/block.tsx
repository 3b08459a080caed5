import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import careerStrings from '../words.json' with { type: 'json' };
import type { JobDetailData } from './load.server.ts';
import type { JobDetailBlok } from './schema.ts';

/** What a job is, pays and requires. The application form follows it, or is next to it. */
export function JobDetail({ data }: BlokProps<JobDetailBlok, JobDetailData>) {
  return (
    <>
      <JobHead job={data} />
      <div className="datum datum--soft" />
      <JobText job={data} />
    </>
  );
}

function JobHead({ job }: { job: JobDetailData }) {
  const t = useStrings(careerStrings);
  return (
    <div className="page-intro">
      <div className="page-width">
        <div className="stack">
          <h1>{job.title}</h1>
          <p className="lead">
            {job.type}
            {job.city !== '' && (
              <>
                , <span translate="no">{job.city}</span>
              </>
            )}
            . {t('posted', { date: job.posted })}. {t('until', { date: job.until })}.
          </p>
        </div>
        <dl className="careers-facts">
          <div>
            <dt>{t('pay')}</dt>
            <dd>{job.pay}</dd>
          </div>
          <div>
            <dt>{t('schedule')}</dt>
            <dd className="is-text">{job.schedule}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

function JobText({ job: { summary, lists, payNote } }: { job: JobDetailData }) {
  const t = useStrings(careerStrings);
  return (
    <article className="page-width prose careers-text">
      <p className="lead">{summary}</p>
      {lists.map(({ name, items }) => (
        <div key={name}>
          <h2 className="title-3">{t(name)}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="small muted">{payNote}</p>
    </article>
  );
}
