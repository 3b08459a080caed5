/** The filters of the history, according to its URL; '' does not filter. */
export type HistoryQuery = {
  search: string;
  actor: string;
  area: string;
  from: string;
  until: string;
};

export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 120);
  const day = (name: string) => {
    const value = text(name);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    search: text('q'),
    actor: text('who'),
    area: /^[a-z-]*$/.test(text('area')) ? text('area') : '',
    from: day('from'),
    until: day('until'),
  };
}
