import { Link } from 'react-router';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import careerStrings from '../words.json' with { type: 'json' };
import type { CareersListData, JobRow } from './load.server.ts';
import type { CareersListBlok } from './schema.ts';

/** Open jobs, each with its pay. */
export function CareersList({ data }: BlokProps<CareersListBlok, CareersListData>) {
  return <JobList departments={data.departments} />;
}

export function JobList({ departments }: CareersListData) {
  const t = useStrings(careerStrings);
  return (
    <div
      id="jobs"
      className={
        departments.length === 0
          ? 'page-width careers-list careers-list--none'
          : 'page-width careers-list'
      }
    >
      <h2 className="visually-hidden">{t('openJobs')}</h2>
      {departments.length === 0 && <NoJobs />}
      {departments.map(({ name, jobs }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {jobs.map((job) => (
              <Row key={job.slug} job={job} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoJobs() {
  const t = useStrings(careerStrings);
  return (
    <>
      <p className="lead">{t('none')}</p>
      <p>
        <Link className="button button--outline" to={hrefs.contact()}>
          {t('none.write')}
        </Link>
      </p>
    </>
  );
}

function Row({ job: { slug, title, about, pay } }: { job: JobRow }) {
  return (
    <li>
      <Link to={hrefs.careersSlug({ slug })}>
        <b className="title-3">{title}</b>
        <span className="muted">{about}</span>
        <span className="figure">{pay}</span>
        <Icon name="arrow" />
      </Link>
    </li>
  );
}
