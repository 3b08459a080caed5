import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Titles of pages that other tests publish at the same time, the same in both languages. */
const madeByTests = /^(?:A page of the tests|Dragged) /;

async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address]) => new URL(address ?? '').pathname);
}

/** One template makes their titles of names that are the same in both languages. */
const madeOfNames = /^(?:gallery|products)$/;

/** The structured data of this kind of page. */
function kindsIn(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => (JSON.parse(json ?? '') as { '@type': unknown })['@type']);
}

const business = ['AutoRepair', 'AutoPartsStore', 'TireShop'];

test('every page of the sitemap is there, is to be found, has a title of its own, and says who it is to machines and to shared links', async ({
  request,
}) => {
  const kinds: Record<string, unknown> = {
    pages: null,
    gallery: 'Article',
    products: expect.stringMatching(/^Product/),
    jobs: 'JobPosting',
  };
  const parts = await addressesIn(request, '/sitemap.xml');
  expect(parts).toEqual(Object.keys(kinds).map((name) => `/sitemap-${name}.xml`));
  const pathsByTitle: Record<string, string[]> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const paths = await addressesIn(request, `/sitemap-${name}.xml`);
    expect(new Set(paths).size).toBe(paths.length);
    const looked = madeOfNames.test(name) ? paths.slice(0, 2) : paths;
    for (const path of looked) {
      const title = await expectFound(request, { path, kind });
      pathsByTitle[title] = [...(pathsByTitle[title] ?? []), path];
    }
  }
  expect(Object.keys(pathsByTitle).length).toBeGreaterThan(40);
  const ofTheShop = Object.entries(pathsByTitle).filter(([title]) => !madeByTests.test(title));
  expect(ofTheShop.filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('no two products, and no two finished builds, have what makes one title', async ({
  request,
  dbRows,
}) => {
  const titleOf = async (path: string) =>
    /<title>([^<]+)<\/title>/.exec(await (await request.get(path)).text())?.[1];
  expect(await titleOf('/store/wheels/basaltline-corbel')).toMatch(/^Basaltline Corbel wheels - /);
  expect(await titleOf('/gallery/ford/2022-f150-long-commute')).toMatch(
    /^2022 Ford F-150, 2\.75 in on 34s - /,
  );
  // Those of leads are made by other tests meanwhile.
  const doubles = await dbRows(
    `select kind, brand, name from catalog_lines
     group by 1, 2, 3 having count(*) > 1
     union all
     select record->'title'->>'en', record->'lift'->>'frontIn',
       round((record->'tire'->>'diameterIn')::numeric)::text
     from gallery_builds where published_at is not null and lead_id is null
     group by 1, 2, 3 having count(*) > 1`,
  );
  expect(doubles).toEqual([]);
});

test('an address of nothing is refused, and another spelling of a page names the page', async ({
  request,
}) => {
  for (const path of [
    '/%09/%3f',
    '/%09/%23',
    '/es/%09/%23',
    '/%09%09/%5b',
    '/%ff',
    '/careers/%00',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 400]);
  }
  for (const path of ['/GALLERY', '/gallery?x=1', '/%67allery']) {
    const html = await (await request.get(path)).text();
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect([path, new URL(canonical).pathname]).toEqual([path, '/gallery']);
  }
});

/** The page exists, may be indexed, has its own canonical URL, and the structured data of its kind. Returns its title. */
async function expectFound(
  request: APIRequestContext,
  { path, kind }: { path: string; kind: unknown },
): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  expect(html, path).not.toMatch(/name="robots" content="[^"]*noindex/);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(canonical).pathname, path).toBe(path);
  expect(html, path).toMatch(/<meta property="og:image" content="http/);
  const owed = [
    business,
    ...(html.includes('class="breadcrumbs"') ? ['BreadcrumbList'] : []),
    ...(kind ? [kind] : []),
    ...(/^\/services\/./.test(path) ? ['Service'] : []),
  ];
  const found = kindsIn(html);
  for (const one of owed) expect(found, path).toContainEqual(one);
  return /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
}

test('a page without a picture of its own has one for shared links', async ({ request }) => {
  const html = await (await request.get('/careers')).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const { pathname, search } = new URL(address);
  const picture = await request.get(pathname + search);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(picture.headers()['cache-control']).toContain('immutable');
  expect((await picture.body()).subarray(16, 24).toString('hex')).toBe('000004b000000276');
  for (const none of ['/pictures/pages/no-such-page.png', '/pictures/pages/build/complete.png']) {
    expect((await request.get(none)).status(), none).toBe(404);
  }
});

test('robots are told where the map is and what is not theirs; who has a map is not sent it again', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Disallow: \/admin\n/);
  expect(robots).toMatch(/\nSitemap: http:\/\/[^\n]+\/sitemap\.xml\n$/);
  const { etag = '' } = (await request.get('/sitemap-jobs.xml')).headers();
  const again = await request.get('/sitemap-jobs.xml', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.get('/sitemap-other.xml')).status()).toBe(404);
});
