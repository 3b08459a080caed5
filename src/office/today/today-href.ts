import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { leadHref, leadsHref, readLeadQuery } from '#src/office/leads/index.ts';

type Whose = { isMine: boolean };

/** Today, with everybody who waits or only with those that the reader has taken. */
export function todayHref({ isMine }: Whose): string {
  return isMine ? `${adminHrefs.index()}?waiting=mine` : adminHrefs.index();
}

export function readIsMine(params: URLSearchParams): boolean {
  return params.get('waiting') === 'mine';
}

/** A lead, from where the others of the same list can be walked. */
export function leadOnToday(id: string, { isMine }: Whose): string {
  return leadHref(id, isMine ? waitingLeads({ isMine }) : null);
}

/** The same people in the list of leads. */
export function waitingLeadsHref(whose: Whose): string {
  return leadsHref(waitingLeads(whose), {});
}

function waitingLeads({ isMine }: Whose) {
  const usual = readLeadQuery(new URLSearchParams());
  const waiting = { view: 'list', stage: 'new', sort: 'waiting' } as const;
  return { ...usual, ...waiting, assignee: isMine ? 'mine' : '' };
}
