import { parseArgs } from 'node:util';

/** How many rows `npm run bench -- scale` fills a database with, and where. */
export type Scale = {
  leads: number;
  appointments: number;
  stories: number;
  goods: number;
  /** Requests for each page. */
  rounds: number;
  /** Only the pages whose names contain this. */
  pages: string;
  /** A PostgreSQL database that is filled if it is empty, and kept; without it one is made and dropped. */
  database?: string;
};

/**
 * `--leads=100000 --appointments=20000 --stories=2000 --goods=10000 --rounds=20 --pages=lead --database=postgres://…`; the full
 * size without them.
 */
export function readScale(args: readonly string[]): Scale {
  const number = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args: args.filter((arg) => arg.startsWith('--')),
    options: {
      leads: number('1000000'),
      appointments: number('200000'),
      stories: number('20000'),
      goods: number('100000'),
      rounds: number('20'),
      pages: { type: 'string', default: '' },
      database: { type: 'string' },
    },
  });
  const { leads, appointments, stories, goods, rounds, pages, database } = values;
  return {
    leads: Number(leads),
    appointments: Number(appointments),
    stories: Number(stories),
    goods: Number(goods),
    rounds: Number(rounds),
    pages,
    ...(database && { database }),
  };
}
