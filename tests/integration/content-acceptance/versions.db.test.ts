import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStory, saveStory } from '#src/domain/content/index.server.ts';
import { publishedStory } from '#tests/factories/content-service.ts';
import { type LibraryService, serveLibrary } from './serve-library.ts';

let service: LibraryService;
let busyAnswers = 0;

beforeAll(async () => {
  service = await serveLibrary((url) => {
    if (busyAnswers === 0 || !url.pathname.endsWith('/team')) return null;
    busyAnswers -= 1;
    return Response.json({ error: 'Too many requests' }, { status: 429 });
  });
});
afterAll(() => service.close());

test('client 7 follows the redirect to the version, learns it, and keeps answers in memory', async () => {
  const before = service.server.requests.length;
  const [, cv] = await service.ask(
    [
      ['getStory', 'article'],
      ['cacheVersion'],
      ['getStory', 'cheap'],
      ['getStory', 'cheap'],
      ['getStory', 'cheap'],
    ],
    { options: { cache: { type: 'memory' } } },
  );
  const asked = service.server.requests.slice(before).map((url) => new URL(url));
  expect(asked.map(({ searchParams }) => searchParams.get('cv') !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(cv?.value).toBe(Number(asked[1]?.searchParams.get('cv')));
});

test('a busy service is asked again', async () => {
  busyAnswers = 2;
  const [answer] = await service.ask([['getStory', 'team']], { options: { retriesDelay: 5 } });
  expect(answer?.data?.story?.name).toBe('Team');
  expect(busyAnswers).toBe(0);
});

test('a client that asks for anything uncached learns that something was published', async () => {
  const story = await publishedStory(service.ctx, { slug: 'news', name: 'Before' });
  const before = await service.ask([['getStory', 'news'], ['cacheVersion']]);
  await saveStory(service.ctx, { id: story.id, name: 'After' });
  await publishStory(service.ctx, { id: story.id });
  const after = await service.ask([
    ['get', 'cdn/spaces/me'],
    ['getStory', 'news'],
    ['cacheVersion'],
  ]);
  expect([before[0]?.data?.story?.name, after[1]?.data?.story?.name]).toEqual(['Before', 'After']);
  expect(Number(after[2]?.value)).toBeGreaterThan(Number(before[1]?.value));
});
