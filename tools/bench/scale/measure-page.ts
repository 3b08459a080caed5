import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Used } from '../rendered-server.ts';
import type { MeasuredPage } from './pages.ts';

export type Measure = Used & {
  name: string;
  status: number;
  /** Milliseconds from the request to the last byte, over loopback. */
  middleMs: number;
  p95Ms: number;
  bytes: number;
};

export type AskedSite = { url: string; cookie: string; used(): Promise<Used> };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One request after the other, after two that warm up the code and the caches. */
export async function measurePage(
  site: AskedSite,
  { page, rounds }: { page: MeasuredPage; rounds: number },
): Promise<Measure> {
  await askFor(site, page);
  await askFor(site, page);
  await site.used();
  const times: number[] = [];
  let last = { status: 0, bytes: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    last = await askFor(site, page);
    times.push(performance.now() - from);
  }
  const { statements, rowsRead } = await site.used();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(rounds * share) - 1] ?? 0;
  return {
    name: page.name,
    ...last,
    middleMs: at(0.5),
    p95Ms: at(0.95),
    statements: statements / rounds,
    rowsRead: rowsRead / rounds,
  };
}

async function askFor({ url, cookie }: AskedSite, { path, form }: MeasuredPage) {
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    Cookie: cookie,
    Accept: 'text/html',
    Origin: url,
    ...(body && {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
    }),
  };
  const asked = request(url + path, { agent, method: body ? 'POST' : 'GET', headers });
  asked.end(body);
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  const answer = await text(response);
  return { status: response.statusCode ?? 0, bytes: Buffer.byteLength(answer) };
}

/** Signs in and returns the cookies. @throws if the site refuses it */
export async function signIn(url: string, who: { email: string; password: string }) {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ ...who, remember: 'on' }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`Signing in got ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
