import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createContentApp, publishedStory, testTokens } from '#tests/factories/content-service.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { type ContentServer, runChild, serveContent } from './clients/ask.ts';

let database: Database;
let ctx: Ctx;
let server: ContentServer;

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const picture = '/f/1/80x50/abc/truck.jpg';
const doc = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        text('a < b & c', { type: 'bold' }),
        text('mail', { type: 'link', attrs: { linktype: 'email', href: 'a@shop.example' } }),
        text('down', { type: 'link', attrs: { linktype: 'story', href: '/x', anchor: 'here' } }),
      ],
    },
    { type: 'heading', attrs: { level: 3 }, content: [text('Third')] },
    { type: 'image', attrs: { src: picture, alt: 'A truck' } },
    {
      type: 'blok',
      attrs: { id: 'x', body: [{ _uid: 'inner', component: 'feature', title: 'In the text' }] },
    },
  ],
};

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  server = await serveContent(createContentApp(ctx));
  await publishedStory(ctx, {
    slug: 'story',
    content: {
      _uid: 'root',
      component: 'page',
      body: [{ _uid: 'one', component: 'feature', title: 'First <i>' }],
      text: doc,
    },
  });
});
afterAll(async () => {
  server.close();
  await database.close();
});

async function render(version: 'draft' | 'published') {
  const token = version === 'draft' ? testTokens.previewToken : testTokens.publicToken;
  const input = { endpoint: server.endpoint, token, slug: 'story', version };
  return JSON.parse(await runChild('render-react.ts', input)) as { page: string; richText: string };
}

test('a React site renders a story with its bloks, also those inside rich text', async () => {
  const { page } = await render('published');
  expect(page).toContain('<h2>First &lt;i&gt;</h2>');
  expect(page).toContain('<h2>In the text</h2>');
  expect(page).toContain(
    '<b>a &lt; b &amp; c</b>'.replaceAll('b>a', 'strong>a').replace('</b>', '</strong>'),
  );
  expect(page).not.toContain('data-blok');
});

test('a draft carries what the visual editor needs to know what was clicked', async () => {
  const { page } = await render('draft');
  expect(page).toContain('data-blok-uid=');
  const marks = [...page.matchAll(/data-blok-c="([^"]*)"/g)].map(([, found = '']) =>
    JSON.parse(found.replaceAll('&quot;', '"')),
  );
  const { rows } = await database.pool.query('select id from content_stories');
  const id = String(rows[0].id);
  expect(marks).toEqual([
    { name: 'page', space: '1', uid: 'root', id },
    { name: 'feature', space: '1', uid: 'one', id },
    { name: 'feature', space: '1', uid: 'inner', id },
  ]);
});

test('the rich text package makes links and pictures of what the service sends', async () => {
  const { richText } = await render('published');
  expect(richText).toContain('href="mailto:a@shop.example"');
  expect(richText).toContain('href="/x#here"');
  expect(richText).toContain('<h3>Third</h3>');
  expect(richText).toContain(`${picture}/m/50x25/filters:quality(80):format(webp)`);
});
