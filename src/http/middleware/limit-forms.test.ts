import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from '../http-env.ts';
import { limitForms } from './limit-forms.ts';

/** Which limit a form at this path counts against; null if none. */
async function limitOf(path: string): Promise<string | null> {
  const counted: string[] = [];
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('visitorIp', '192.0.2.1');
    await next();
  });
  app.use(
    limitForms((rule) => ({
      rule,
      take: async () => {
        counted.push(rule.name);
        return { isRefused: false, remaining: 1, resetSeconds: 1 };
      },
    })),
  );
  app.post('*', (c) => c.body(null, 204));
  await app.request(path, { method: 'POST', body: 'x=1' });
  return counted[0] ?? null;
}

test.each([
  ['/build/share', 'api-share'],
  ['/build/vote.data', 'api-share'],
  ['/es/build/vote/7k3m9q2x5v8c1b4n6hjd', 'api-share'],
  ['/build/vote/7k3m9q2x5v8c1b4n6hjd.data', 'api-share'],
  ['/build/vote/results/WBN2ozlUciA1cCCzfLQ0D3T0', 'api-share'],
  ['/build', 'site-form'],
  ['/contact', 'site-form'],
  ['/admin/leads', null],
])('a form sent to %s counts as %s', async (path, limit) => {
  expect(await limitOf(path)).toBe(limit);
});
