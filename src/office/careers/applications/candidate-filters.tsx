import { Link } from 'react-router';
import { candidateStages } from '#src/domain/careers/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type CandidateQuery, candidateHref } from './candidate-query.ts';
import applicationStrings from './words.json' with { type: 'json' };

export type JobChoice = { slug: string; title: Translated; candidates: number };

type CandidateFiltersProps = { query: CandidateQuery; jobs: readonly JobChoice[] };

/** Which job and stage, as a list or a board: links, so no script is needed. */
export function CandidateFilters({ query, jobs }: CandidateFiltersProps) {
  const t = useStrings(applicationStrings);
  const locale = useLocale();
  const isBoard = query.view === 'board';
  return (
    <nav aria-label={t('filters')} className="list-filters">
      {(['list', 'board'] as const).map((view) => (
        <Chip key={view} to={candidateHref(query, { view })} isOn={view === query.view}>
          {t(`view.${view}`)}
        </Chip>
      ))}
      <span />
      <Chip to={candidateHref(query, { job: null })} isOn={query.job === null}>
        {t('job.all')}
      </Chip>
      {jobs.map(({ slug, title, candidates }) => (
        <Chip key={slug} to={candidateHref(query, { job: slug })} isOn={slug === query.job}>
          {`${title[locale]} (${candidates})`}
        </Chip>
      ))}
      {!isBoard && <StageChips query={query} />}
    </nav>
  );
}

function StageChips({ query }: { query: CandidateQuery }) {
  const t = useStrings(applicationStrings);
  return (
    <>
      <span />
      {([null, ...candidateStages] as const).map((stage) => (
        <Chip
          key={stage ?? 'all'}
          to={candidateHref(query, { stage })}
          isOn={stage === query.stage}
        >
          {t(`stage.${stage ?? 'all'}`)}
        </Chip>
      ))}
    </>
  );
}

function Chip({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <Link to={to} aria-current={isOn ? 'true' : undefined} className={isOn ? 'chip is-on' : 'chip'}>
      {children}
    </Link>
  );
}
