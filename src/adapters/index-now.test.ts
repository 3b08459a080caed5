import { expect, test } from 'vitest';
import { notifyIndexNow } from './index-now.ts';

function listener(status = 200) {
  const heard: { url: string; body: unknown }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    heard.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(null, { status });
  }) as typeof fetch; // Called with a URL and a text.
  return { heard, send };
}

const changed = { origin: 'https://shop.example', key: 'abcdef12', paths: ['/', '/careers'] };

test('search engines receive the changed pages and the location of the key', async () => {
  const { heard, send } = listener();
  expect(await notifyIndexNow(changed, send)).toBe(true);
  expect(heard).toEqual([
    {
      url: 'https://api.indexnow.org/indexnow',
      body: {
        host: 'shop.example',
        key: 'abcdef12',
        keyLocation: 'https://shop.example/abcdef12.txt',
        urlList: ['https://shop.example/', 'https://shop.example/careers'],
      },
    },
  ]);
});

test('a site that they cannot reach tells nobody, and a refusal is tried again', async () => {
  const { heard, send } = listener();
  expect(await notifyIndexNow({ ...changed, origin: 'http://localhost:3000' }, send)).toBe(false);
  expect(await notifyIndexNow({ ...changed, paths: [] }, send)).toBe(false);
  expect(heard).toEqual([]);
  await expect(notifyIndexNow(changed, listener(429).send)).rejects.toThrow('429');
});
