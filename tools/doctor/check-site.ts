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
    const page = await fetch(new URL('/contact', origin), { signal, redirect: 'manual' });
    const findings = [await checkReady(ready, origin), ...checkPage(page, origin)];
    const date = page.headers.get('date');
    return date ? [...findings, compareClocks(Date.parse(date), origin)] : findings;
  } catch {
    return [site.note(`nobody answers at ${origin}: start it, and run this again`)];
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
        'it does not pass on the Host header, so every page is refused with 421: let it (proxy_set_header Host $host)',
      ),
    ];
  }
  if (status === 308 && headers.get('location')?.startsWith(origin)) {
    return [
      proxy.bad(
        'it says X-Forwarded-Proto: http for https requests, so pages redirect to themselves: let it say the scheme it was asked with',
      ),
    ];
  }
  if (status !== 200)
    return [site.bad(`${origin}/contact answers with ${status}: look into the log`)];
  if (!origin.startsWith('https:')) return [];
  return headers.has('strict-transport-security')
    ? [proxy.good('Host and scheme arrive, and Strict-Transport-Security is sent')]
    : [
        proxy.bad(
          'Strict-Transport-Security does not arrive at visitors: do not remove it in the proxy',
        ),
      ];
}
