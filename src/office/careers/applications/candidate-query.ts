import { type CandidateStage, candidateStages } from '#src/domain/careers/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

/** What the applications page shows, according to its URL. */
export type CandidateQuery = {
  search: string;
  job: string | null;
  stage: CandidateStage | null;
  view: 'list' | 'board';
};

export function readCandidateQuery(params: URLSearchParams): CandidateQuery {
  const job = params.get('job') ?? '';
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    job: /^[a-z0-9-]{1,100}$/.test(job) ? job : null,
    stage: candidateStages.find((stage) => stage === params.get('stage')) ?? null,
    view: params.get('view') === 'board' ? 'board' : 'list',
  };
}

export function candidateHref(query: CandidateQuery, change: Partial<CandidateQuery>): string {
  const { search, job, stage, view } = { ...query, ...change };
  const params = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(job !== null && { job }),
    ...(stage !== null && view === 'list' && { stage }),
    ...(view === 'board' && { view }),
  });
  return params.size === 0 ? adminHrefs.applications() : `${adminHrefs.applications()}?${params}`;
}
