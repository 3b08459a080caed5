import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from '../http-env.ts';
import { answerWhileDatabaseDown } from './answer-while-database-down.ts';

function site() {
  const waiting = new Set<() => void>();
  const database = {
    isAway: () => false,
    onAway(callback: () => void) {
      waiting.add(callback);
      return () => void waiting.delete(callback);
    },
    check: async () => true,
  };
  const app = new Hono<HttpEnv>().use(
    answerWhileDatabaseDown({
      database,
      keptPage: async () => new Response('kept'),
      formPage: async () => '',
    }),
  );
  app.get('/', (c) => c.text('fresh'));
  app.get('/hangs', () => new Promise<Response>(() => undefined));
  app.get('/fails', () => {
    throw new Error('a bug');
  });
  return { app, waiting };
}

test('whoever is answered does not wait for the database to go down, and is not remembered', async () => {
  const { app, waiting } = site();
  app.onError((_, c) => c.text('failed', 500));
  expect(await (await app.request('/')).text()).toBe('fresh');
  expect(await (await app.request('/fails')).text()).toBe('failed');
  expect(waiting.size).toBe(0);
});

test('whoever waits for an answer when it goes down gets the kept page', async () => {
  const { app, waiting } = site();
  const answer = app.request('/hangs');
  await expect.poll(() => waiting.size).toBe(1);
  for (const callback of waiting) callback();
  expect(await (await answer).text()).toBe('kept');
  expect(waiting.size).toBe(0);
});
