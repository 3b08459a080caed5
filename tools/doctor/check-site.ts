import type { Env } from '#src/server/env.ts';
import { compareClocks } from './check-database.ts';
import { about, type Finding } from './finding.ts';

const site = about('site');
const proxy = about('proxy');

/** Asks the site as a visitor would, through the proxy. */
export async function checkSite({ PUBLIC_ORIGIN, PORT }: Env): Promise<Finding[]> {
  const origin = PUBLIC_ORIGIN ?? `http://127.0.0.1:${PORT}`;
  const signal = AbortSignal.timeout(10_000);
  try {
    const ready = await fetch(new URL('/readyz', origin), { signal, redirect: 'manual' });
    const page = await fetch(new URL('/', origin), { signal, redirect: 'manual' });
    const findings = [await checkReady(ready, origin), ...checkPage(page, origin)];
    const date = page.headers.get('date');
    return date ? [...findings, compareClocks(Date.parse(date), origin)] : findings;
  } catch {
    return [site.note(`nothing answers at ${origin}: start the site, and run this again`)];
  }
}

async function checkReady(response: Response, origin: string): Promise<Finding> {
  const text = (await response.text()).trim().slice(0, 200);
  return response.ok
    ? site.good(`${origin}/readyz answers`)
    : site.bad(`${origin}/readyz: ${response.status} ${text}`);
}

/** Which header the proxy does not pass on shows in how a page is refused. */
function checkPage({ status, headers }: Response, origin: string): Finding[] {
  if (status === 421) {
    return [
      proxy.bad(
        'it does not pass on the Host header, so every page is refused with 421: set it (nginx: proxy_set_header Host $host)',
      ),
    ];
  }
  if (status === 308 && headers.get('location')?.startsWith(origin)) {
    return [
      proxy.bad(
        'it sends X-Forwarded-Proto: http for https requests, so pages redirect to themselves: let it send the scheme of the request (nginx: proxy_set_header X-Forwarded-Proto $scheme)',
      ),
    ];
  }
  if (status === 503 && headers.get('x-robots-tag') === 'noindex') {
    return [site.note('it is not open: visitors read that it opens soon; open it at /admin/setup')];
  }
  // With ROOT_REDIRECT the home page is elsewhere.
  if (status !== 200 && status !== 302) {
    return [site.bad(`${origin}/ answers with ${status}: see the server’s log`)];
  }
  if (!origin.startsWith('https:')) return [];
  return headers.has('strict-transport-security')
    ? [proxy.good('it passes on Host and scheme, and Strict-Transport-Security reaches visitors')]
    : [proxy.bad('Strict-Transport-Security does not reach visitors: let it pass on this header')];
}
