import { expect, test } from 'vitest';
import type { ContentVersion } from '#src/domain/content/ports.ts';
import { createContentClient } from './content-client.ts';
import { createContentService } from './content-service.ts';

const version: ContentVersion = { current: () => 7, refresh: async () => 7, follow() {} };
const story = { story: { name: 'Home', content: { component: 'page', body: [] } }, cv: 7 };

/** Replies with the given answers in order; the last one repeats. */
function serviceThat(...answers: (() => Response)[]) {
  const requests: URL[] = [];
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url));
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer) throw new Error('nothing to answer');
    return answer();
  };
  return { fetch, requests };
}

const busy = () => Response.json({ error: 'Too many' }, { status: 429 });
const found = () => Response.json(story);
const gone = () => Response.json(['This record could not be found'], { status: 404 });
const broken = () => Response.json({ title: 'An error occurred' }, { status: 500 });

const siteClient = (fetch: (request: Request) => Promise<Response>) =>
  createContentClient({ token: 'token', hosted: false, version, fetch });

test('asks for published stories of the current version, with its token', async () => {
  const { fetch, requests } = serviceThat(found);
  await siteClient(fetch).getStory('gallery/4x4 ñ', { locale: 'es' });
  expect(requests[0]?.pathname).toBe('/v2/cdn/stories/gallery/4x4%20%C3%B1');
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    version: 'published',
    cv: '7',
    language: 'es',
    token: 'token',
  });
});

test('a story that is not there is remembered as null', async () => {
  const { fetch, requests } = serviceThat(gone, found);
  const client = siteClient(fetch);
  expect(await client.getStory('nowhere')).toBeNull();
  expect(await client.getStory('nowhere')).toBeNull();
  expect(requests).toHaveLength(1);
});

test('a failure is not remembered', async () => {
  const { fetch } = serviceThat(broken, found);
  const client = siteClient(fetch);
  await expect(client.getStory('home')).rejects.toMatchObject({ status: 500 });
  expect((await client.getStory('home'))?.name).toBe('Home');
});

test('a broken network is an error with words', async () => {
  const { fetch } = serviceThat();
  await expect(siteClient(fetch).getStory('home')).rejects.toMatchObject({
    name: 'ContentServiceError',
    message: 'nothing to answer',
    status: 0,
  });
});

test('what all requests share cannot be changed by one', async () => {
  const { fetch } = serviceThat(found);
  const shared = await siteClient(fetch).getStory('home');
  expect(Object.isFrozen(shared?.content.body)).toBe(true);
});

test('a busy service is asked again after 1, 2, 3, 4 and 5 seconds, and then no more', async () => {
  const { fetch, requests } = serviceThat(busy);
  const waits: number[] = [];
  const wait = async (ms: number) => waits.push(ms);
  const service = createContentService({ token: 't', endpoint: 'http://x/v2', fetch, wait });
  await expect(service.get('cdn/stories', {})).rejects.toMatchObject({ message: 'Hit rate limit' });
  expect(waits).toEqual([1000, 2000, 3000, 4000, 5000]);
  expect(requests).toHaveLength(6);
});

test('an answer after a busy moment is an answer', async () => {
  const { fetch } = serviceThat(busy, busy, found);
  const wait = async () => undefined;
  const service = createContentService({ token: 't', endpoint: 'http://x/v2', fetch, wait });
  expect(await service.get('cdn/stories/home', {})).toMatchObject({ story: { name: 'Home' } });
});
