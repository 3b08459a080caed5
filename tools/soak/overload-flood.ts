import autocannon from 'autocannon';
import { inLocale, otherLocales } from '#src/lib/locales.ts';

/** Pages that are rendered for each request. */
const paths = [
  '/build?vehicle=ford-f150-2021',
  '/contact',
  '/appointment',
  ...otherLocales.map((code) => inLocale('/contact', code)),
  '/nothing-here',
  '/build?vehicle=ford-f150-2015',
];

/** Enough connections that some are free for the next request at any time. */
const floodConnections = 400;
const calmConnections = 8;

/** Times are in ms. */
export type FloodSeen = {
  accepted: number;
  refused: number;
  withRetryAfter: number;
  broken: number;
  acceptedMs: number;
  refusedMs: number;
};

/** Rendered pages per second with a few visitors at a time, who ask for the next page when they have one. */
export async function measureBestRate(url: string, seconds: number): Promise<number> {
  await visit(url, { connections: calmConnections, duration: 2 });
  const { accepted, refused } = await visit(url, {
    connections: calmConnections,
    duration: seconds,
  });
  if (refused > 0) throw new Error(`${refused} were refused without any load`);
  return accepted / seconds;
}

/** As many requests per second, whatever becomes of them. */
export function flood(url: string, { rate, seconds }: { rate: number; seconds: number }) {
  return visit(url, {
    connections: floodConnections,
    duration: seconds,
    overallRate: Math.round(rate),
    ignoreCoordinatedOmission: true,
  });
}

async function visit(url: string, options: Partial<autocannon.Options>): Promise<FloodSeen> {
  const seen = { accepted: 0, refused: 0, withRetryAfter: 0 };
  const times: { accepted: number[]; refused: number[] } = { accepted: [], refused: [] };
  let networks = 0;
  const { errors, timeouts } = await autocannon({
    url,
    ...options,
    setupClient(client) {
      networks += 1;
      const network = `198.${18 + (networks >> 8)}.${networks & 255}.1`;
      client.setHeaders({
        'accept-encoding': 'br',
        accept: 'text/html',
        'x-forwarded-for': network,
      });
      client.on('response', (status, _bytes, ms) => {
        const kind = status === 503 ? 'refused' : 'accepted';
        seen[kind] += 1;
        times[kind].push(ms);
      });
    },
    requests: paths.map((path) => ({
      path,
      onResponse(status, _body, _context, headers) {
        if (status !== 503) return;
        const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
        if (names.includes('retry-after')) seen.withRetryAfter += 1;
      },
    })),
  });
  return {
    ...seen,
    broken: errors + timeouts,
    acceptedMs: Math.round(quantile(times.accepted, 0.99)),
    refusedMs: Math.round(quantile(times.refused, 0.5)),
  };
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}
