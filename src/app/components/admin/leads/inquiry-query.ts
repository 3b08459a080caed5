import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import {
  type InquiryKind,
  inquiryKinds,
  type LeadStage,
  leadStages,
} from '#src/domain/leads/index.ts';

/** What the list of leads shows, as its address has it. */
export type InquiryQuery = {
  search: string;
  kind: InquiryKind | 'all';
  stage: LeadStage | 'all';
  page: number;
};

export function readInquiryQuery(params: URLSearchParams): InquiryQuery {
  const page = params.get('page') ?? '';
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    kind: inquiryKinds.find((kind) => kind === params.get('kind')) ?? 'all',
    stage: leadStages.find((stage) => stage === params.get('stage')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The list with something else asked for; from its first page unless that is what changes. */
export function inquiryHref(query: InquiryQuery, change: Partial<InquiryQuery>): string {
  const { search, kind, stage, page } = { ...query, page: 1, ...change };
  const params = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(kind !== 'all' && { kind }),
    ...(stage !== 'all' && { stage }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? adminHrefs.leads() : `${adminHrefs.leads()}?${params}`;
}
