import { owner } from './filled-shop.ts';

/** Signs in as the owner; returns the cookies of the session. @throws if that is refused */
export async function signIn(origin: string, { remember = true } = {}): Promise<string> {
  const answer = await post(origin, '/login', {
    fields: { ...owner, returnTo: '/admin', ...(remember && { remember: 'on' }) },
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (answer.status === 303 && cookies.length > 0) return cookies.join('; ');
  throw new Error(`Signing in: status ${answer.status}`);
}

/** Saves the name of the person on the account page. */
export async function saveAsStaff(
  origin: string,
  { cookie, name }: { cookie: string; name: string },
): Promise<{ status: number; text: string }> {
  const answer = await post(origin, '/admin/account', {
    fields: { intent: 'rename', name },
    cookie,
  });
  return { status: answer.status, text: await answer.text() };
}

function post(
  origin: string,
  path: string,
  { fields, cookie = '' }: { fields: Record<string, string>; cookie?: string },
): Promise<Response> {
  return fetch(new URL(path, origin), {
    method: 'POST',
    headers: { Accept: 'text/html', Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
}
