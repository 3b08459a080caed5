import { expect, test } from './fixtures.ts';
import { publicRoutes, templatePaths } from './routes.ts';

const secret = 'secret-of-a-draft';
const page = (title: string) =>
  JSON.stringify({ component: 'page', _uid: title, seo_title: title, body: [] });

/** As the editor stores them: a page with a changed draft, one never published, one scheduled, one in the bin. */
const stories: { slug: string; published?: boolean; binned?: boolean; planned?: boolean }[] = [
  { slug: 'opened', published: true },
  { slug: `${secret}-draft` },
  { slug: `${secret}-planned`, planned: true },
  { slug: `${secret}-binned`, published: true, binned: true },
];

test('no page, list of pages or answer to a visitor has a byte of what is not public', async ({
  dbRows,
  request,
}) => {
  const ids: number[] = [];
  for (const { slug, published, binned, planned } of stories) {
    const [row] = await dbRows(
      `insert into content_stories (uuid, group_id, name, slug, full_slug, content, tag_list, deleted_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, $2, $2, $3, array[$1], $4) returning id`,
      [secret, slug, page(secret), binned ? new Date() : null],
    );
    const id = Number(row?.id);
    ids.push(id);
    if (published) {
      await dbRows(
        `insert into content_publications (story_id, name, content, published_at, first_published_at)
         values ($1, 'Opened', $2, now(), now())`,
        [id, page(binned ? secret : 'Opened to all')],
      );
    }
    if (planned) {
      await dbRows(
        `insert into content_schedules (story_id, action, due_at, author_name)
         values ($1, 'publish', now() + interval '1 day', $2)`,
        [id, secret],
      );
    }
  }
  await dbRows('update content_spaces set version = version + 1');

  const pages = [...publicRoutes.map(({ path }) => path), '/nowhere', '/opened'];
  // In Spanish and for the router's script, one page of each template: what they read is the same.
  const kinds = pages.filter((path) => templatePaths.includes(path) || !isListed(path));
  const inSpanish = kinds.map((path) => `/es${path === '/' ? '' : path}`);
  const shown = [...pages, ...inSpanish, ...kinds.map(dataOf)];
  const lists = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/feed.xml', '/llms.txt'];
  const unsigned = ids.map(
    (id) => `/opened?_storyblok=${id}&_storyblok_c=page&_storyblok_tk[space_id]=1`,
  );
  for (const path of [...shown, ...lists, ...unsigned]) {
    const answer = await request.get(path);
    expect(`${path} ${await answer.text()}`).not.toContain(secret);
  }
  for (const { slug } of stories.slice(1)) {
    const answers = await Promise.all([slug, `es/${slug}`].map((path) => request.get(`/${path}`)));
    expect(answers.map((answer) => answer.status())).toEqual([404, 404]);
    for (const answer of answers) expect(titleOf(await answer.text())).not.toContain(secret);
  }
  expect(titleOf(await (await request.get('/opened')).text())).toContain('Opened to all');
});

function isListed(path: string): boolean {
  return publicRoutes.some((route) => route.path === path);
}

/** What the router loads instead of the page. */
function dataOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

function titleOf(html: string): string {
  return /<title>([^<]*)/.exec(html)?.[1] ?? '';
}
