import { expect, test } from '../fixtures.ts';
import { publicRoutes } from '../routes.ts';

const inContent = async (text: string, values: unknown[] = []) => {
  const address = process.env.CONTENT_ROWS_URL ?? '';
  await fetch(address, { method: 'POST', body: JSON.stringify({ text, values }) });
};

test('a site without stories of its own shows those of another process', async ({
  request,
  dbRows,
}) => {
  const [own] = await dbRows('select count(*)::int as stories from content_stories');
  expect(own).toEqual({ stories: 0 });
  const answer = await request.get('/es/contact');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<h1[ >]/);
});

test('all of its pages are there', async ({ request }) => {
  // One after the other: a visitor who asks for thirty at once is told to come back.
  for (const { path } of publicRoutes) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).toMatch(/<h1[ >]/);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
});

test('what is published there shows here soon after', async ({ request }) => {
  const title = 'Published elsewhere';
  const readTitle = async () =>
    /<title>([^<]*)/.exec(await (await request.get('/terms')).text())?.[1];
  expect(await readTitle()).toMatch(/^(?!.*Published elsewhere)./);
  await inContent(
    `update content_publications set content = jsonb_set(content, '{seo_title}', to_jsonb($1::text))
     where story_id = (select id from content_stories where full_slug = 'terms')`,
    [title],
  );
  await inContent('update content_spaces set version = version + 1');
  await expect.poll(readTitle, { timeout: 5_000 }).toContain(title);
});
