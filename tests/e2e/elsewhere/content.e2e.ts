import { expect, test } from '../fixtures.ts';
import { publicRoutes } from '../routes.ts';

const inContent = async (text: string, values: unknown[] = []) => {
  const address = process.env.CONTENT_ROWS_URL ?? '';
  await fetch(address, { method: 'POST', body: JSON.stringify({ text, values }) });
};

test('a site without stories of its own shows those of another process', async ({
  page,
  dbRows,
}) => {
  const [own] = await dbRows('select count(*)::int as stories from content_stories');
  expect(own).toEqual({ stories: 0 });
  await page.goto('/es/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('all of its pages are there', async ({ request }) => {
  const answers = await Promise.all(publicRoutes.map(({ path }) => request.get(path)));
  expect(answers.map((answer) => answer.status())).toEqual(publicRoutes.map(() => 200));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  for (const text of texts) expect(text).toMatch(/<h1[ >]/);
  expect((await request.get('/nowhere')).status()).toBe(404);
});

test('what is published there shows here soon after', async ({ page }) => {
  const title = 'Published elsewhere';
  await page.goto('/terms');
  await expect(page).not.toHaveTitle(new RegExp(title));
  await inContent(
    `update content_publications set content = jsonb_set(content, '{seo_title}', to_jsonb($1::text))
     where story_id = (select id from content_stories where full_slug = 'terms')`,
    [title],
  );
  await inContent('update content_spaces set version = version + 1');
  await expect(async () => {
    await page.goto('/terms');
    await expect(page).toHaveTitle(new RegExp(title), { timeout: 100 });
  }).toPass({ timeout: 5_000 });
});
