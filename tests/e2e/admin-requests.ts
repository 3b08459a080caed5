import type { APIRequestContext, APIResponse } from '@playwright/test';
import { adminRoutes } from '#src/app/routes/admin/admin-routes.ts';

/** An address of each route of the back office; whatever stands for a parameter need not exist. */
export const adminPaths = adminRoutes.map(({ path, scope }) => ({
  scope,
  isStatic: !/[:*]/.test(path),
  path: `/admin/${path}`
    .replace(/:\w+\??/g, '1')
    .replace('*', 'no-such-page')
    .replace(/\/$/, ''),
}));

/** Other spellings of an address: each must be the same page, another answer of ours, or nothing. */
export function spellings(path: string): string[] {
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

export function ask(
  request: APIRequestContext,
  path: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<APIResponse> {
  const url = `${process.env.SITE_URL}${path}`;
  return request.fetch(url, {
    method,
    maxRedirects: 0,
    ...(method === 'POST' ? { form: {} } : {}),
  });
}

/** What a caller got, as far as the policy is concerned. */
export type Outcome =
  | 'in'
  | 'to login'
  | 'forbidden'
  | 'not there'
  | 'asked wrongly'
  | 'other address';

export async function outcomeOf(response: APIResponse): Promise<Outcome> {
  const location = response.headers().location ?? '';
  const body = await response.text();
  if (location === '/login' || isDataRedirect(body)) return 'to login';
  const status = response.status();
  if (status === 308) return 'other address';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not there';
  // No address of ours, or one that is only for sending.
  if (status === 400) return 'asked wrongly';
  return 'in';
}

/** How the router sends a redirect to its own script. */
function isDataRedirect(body: string): boolean {
  return body.includes('SingleFetchRedirect') && body.includes('"/login"');
}
