import {
  type DeskStage,
  deskStages,
  type InquiryKind,
  type InquirySort,
  inquiryKinds,
  inquirySorts,
  type LeadStage,
  leadStages,
} from '#src/domain/leads/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

/** What the leads page shows, according to its URL. */
export type LeadQuery = {
  view: 'board' | 'list';
  search: string;
  kind: InquiryKind | 'all';
  stage: DeskStage | 'all';
  /** 'mine', 'nobody', an account's id; '' for everybody. */
  assignee: string;
  source: string;
  make: string;
  waiting: '' | 'waiting' | 'late';
  sort: InquirySort;
  /** The column of the board that a phone shows. */
  column: LeadStage;
  page: number;
};

export function readLeadQuery(params: URLSearchParams): LeadQuery {
  const page = params.get('page') ?? '';
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 100);
  const stage = deskStages.find((one) => one === params.get('stage')) ?? 'all';
  return {
    // The board shows every stage, so filtering by stage shows the list.
    view: params.get('view') === 'list' || stage !== 'all' ? 'list' : 'board',
    search: text('q'),
    kind: inquiryKinds.find((kind) => kind === params.get('kind')) ?? 'all',
    stage,
    assignee: text('assignee'),
    source: text('source'),
    make: text('make'),
    waiting: (['waiting', 'late'] as const).find((one) => one === params.get('waiting')) ?? '',
    sort: inquirySorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    column: leadStages.find((stage) => stage === params.get('column')) ?? 'new',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The same in the format of the domain functions. */
export function filterOf({
  search,
  kind,
  stage,
  assignee,
  source,
  make,
  waiting,
  sort,
}: LeadQuery) {
  const narrow = { search, kind, stage, assignee, source, make, sort };
  return waiting ? { ...narrow, waiting } : narrow;
}

const usual = readLeadQuery(new URLSearchParams());
const names = { search: 'q' } as Partial<Record<keyof LeadQuery, string>>;

/** The page with another filter; on its first page unless the page is what changes. */
export function leadsHref(
  query: LeadQuery,
  change: Partial<LeadQuery>,
  page = adminHrefs.leads(),
): string {
  const asked = { ...query, page: 1, ...change };
  const entries = Object.entries(asked).filter(
    ([name, value]) => value !== usual[name as keyof LeadQuery],
  );
  const params = new URLSearchParams(
    entries.map(([name, value]) => [names[name as keyof LeadQuery] ?? name, String(value)]),
  );
  return params.size === 0 ? page : `${page}?${params}`;
}

/** Whether any filter is active. */
export function isNarrowed(query: LeadQuery): boolean {
  const { search, kind, stage, assignee, source, make, waiting } = query;
  return (
    [search, assignee, source, make, waiting].some(Boolean) || kind !== 'all' || stage !== 'all'
  );
}
