import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { adminRoutes } from '#src/office/pages.ts';

/** A URL of each route of the back office; the parameters need not exist. */
export const adminPaths = adminRoutes.map(({ path, scope, file }) => ({
  scope,
  isPage: file.endsWith('.page.tsx'),
  isStatic: !/[:*]/.test(path),
  /** `name/:/name` for `content/:id/edit`: how the router finds it. */
  shape: path.replace(/[^/:*]+/g, 'name').replaceAll(':name', ':'),
  path: `/admin/${path}`
    .replace(/:\w+\??/g, '1')
    .replace('*', 'no-such-page')
    .replace(/\/$/, ''),
}));

/** Other spellings of a URL: each must be the same page, another answer of ours, or nothing. */
function spellings(path: string): string[] {
  const [, first = '', ...rest] = path.split('/');
  const below = rest.map((part) => `/${part}`).join('');
  return [
    path,
    `${path}/`,
    `/${path}`,
    `${path}//`,
    `//${first}//${rest.join('//')}`,
    `/${first.toUpperCase()}${below.toUpperCase()}`,
    `/%61${first.slice(1)}${below}`,
    `/${first}%2f${rest.join('%2f')}`,
    `/${first}%2F${rest.join('%2F')}`,
    `/${first}/.${below}`,
    `/${first}/%2e${below}`,
    `/gallery/../${first}${below}`,
    `/gallery/%2e%2e/${first}${below}`,
    `/${first};x=1${below}`,
    `/${first}%5c${rest.join('%5c')}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.data`,
    `${path}/.data`,
    `${path}.DATA`,
    `${path}.data?_routes=routes%2Fadmin%2Flayout`,
    `${path}?_data=routes%2Fadmin%2Flayout`,
    `${path}?index`,
  ];
}

/**
 * Spellings of every route: all of them for the first of each shape, a fourth for every other one, in turns, because
 * the router finds routes of one shape alike.
 */
export function spelledPaths(): { spelling: string; path: string }[] {
  const seen = new Set<string>();
  return adminPaths.flatMap(({ path, shape }, at) => {
    const isFirst = !seen.has(shape);
    seen.add(shape);
    const tried = spellings(path).filter((_, turn) => isFirst || turn % 4 === at % 4);
    return tried.map((spelling) => ({ spelling, path }));
  });
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Eight at a time, like a browser, so that the server is not overloaded. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/**
 * Sends a path byte for byte; a browser would normalize `/../` and `/./`. Asks again if the site is busy, which says
 * nothing of what may be opened.
 */
export async function ask(
  context: BrowserContext,
  path: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const answer = await askOnce(context, path, method);
    const seconds = Number(answer.headers['retry-after'] ?? 0);
    if (answer.status !== 503 || seconds === 0 || turn === 20) return answer;
    await wait(seconds * 1000);
  }
}

async function askOnce(
  context: BrowserContext,
  path: string,
  method: 'GET' | 'POST',
): Promise<Answer> {
  const { hostname, port } = new URL(process.env.SITE_URL ?? '');
  const cookies = await context.cookies(process.env.SITE_URL);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const sent = request({ agent, hostname, port, path, method, headers: headersOf(method, cookie) });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = response;
  // The office's news stream never ends.
  const isEndless = headers['content-type']?.startsWith('text/event-stream');
  if (isEndless) response.destroy();
  return { status, headers, body: isEndless ? '' : await text(response) };
}

function headersOf(method: 'GET' | 'POST', cookie: string) {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '0' };
  return { Accept: '*/*', Cookie: cookie, ...(method === 'POST' && form) };
}

/** The result of a request, as far as the policy is concerned. */
export type Outcome =
  | 'in'
  | 'to login'
  | 'forbidden'
  | 'not there'
  | 'asked wrongly'
  | 'other address'
  | 'broken';

export function outcomeOf({ status, headers, body }: Answer): Outcome {
  if (headers.location === '/login' || isDataRedirect(body)) return 'to login';
  if (status === 308) return 'other address';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not there';
  if (status >= 500) return 'broken';
  // Not one of our URLs, or one that only accepts POST.
  if (status === 400) return 'asked wrongly';
  return 'in';
}

/** How the router sends a redirect to its own script. */
function isDataRedirect(body: string): boolean {
  return body.includes('SingleFetchRedirect') && body.includes('"/login"');
}
