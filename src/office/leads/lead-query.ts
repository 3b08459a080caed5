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
import type { LeadRow } from './lead-row.ts';

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
  const params = paramsOf({ ...query, page: 1, ...change });
  return params.size === 0 ? page : `${page}?${params}`;
}

function paramsOf(query: LeadQuery): URLSearchParams {
  const entries = Object.entries(query).filter(
    ([name, value]) => value !== usual[name as keyof LeadQuery],
  );
  return new URLSearchParams(
    entries.map(([name, value]) => [names[name as keyof LeadQuery] ?? name, String(value)]),
  );
}

/**
 * A lead's page, opened from a list or from a column of the board: it then leads on to the others of the same list.
 * @param query null for the list of those who wait, as on Today
 */
export function leadHref(id: string, query: LeadQuery | null): string {
  const page = adminHrefs.lead({ id });
  if (!query) return page;
  const params = paramsOf(query);
  // Also for the usual view, which an address else leaves out.
  params.set('view', query.view);
  return `${page}?${params}`;
}

type Reader = { query: LeadQuery | null; me: string | null };

/** Its forms for an answer; undefined if there is nothing to answer, or the person may not. */
export function replyHref({ id, stage }: Pick<LeadRow, 'id' | 'stage'>, { query, me }: Reader) {
  return me === null || stage === 'spam' ? undefined : `${leadHref(id, query)}#answer`;
}

/** The list that a lead's page was opened from; null for that of those who wait. */
export function readLeadList(params: URLSearchParams): LeadQuery | null {
  return params.has('view') ? readLeadQuery(params) : null;
}

/** The filter and the order of that list; on the board, of the column. */
export function listOf(query: LeadQuery) {
  if (query.view === 'list') return filterOf(query);
  return { ...filterOf(query), stage: query.column, sort: 'waiting' as const };
}

/** Whether any filter is active. */
export function isNarrowed(query: LeadQuery): boolean {
  const { search, kind, stage, assignee, source, make, waiting } = query;
  return (
    [search, assignee, source, make, waiting].some(Boolean) || kind !== 'all' || stage !== 'all'
  );
}
