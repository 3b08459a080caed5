import { expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { wake } from './hydrated.ts';
import { askFor, parse } from './markup.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { publicRoutes, templatePaths } from './routes.ts';

test.use({ viewport: phone });

/** Pages with text only. */
const withoutPictures = [
  ...['/api/docs', '/api/docs/catalog', '/appointment', '/build/reminder', '/build/share'],
  '/build/vote',
  ...['/careers/lift-suspension-technician', '/privacy', '/terms'],
];

/** Shown with a truck, or with more on them, by `store.e2e.ts`, `gallery.e2e.ts`, `api.e2e.ts` and `rescue.e2e.ts`. */
const looked =
  /^\/store(?:$|\/(?:wheels|tires)\b)|^\/gallery(?:$|\/ford\/)|^\/api\/docs$|^\/build\/reminder$/;

const publicPaths = publicRoutes.map(({ path }) => path);
const walked = [...publicPaths, '/appointment?service=suspension-lift'].filter(
  (path) => templatePaths.includes(path) && !looked.test(path),
);

for (const path of walked) {
  test(`${path} is accessible, on a phone and at a desk`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInTwoLooks(page);
  });
}

test('the other pages of the same templates start without a fault', async ({ page }) => {
  const others = publicPaths.filter((path) => !templatePaths.includes(path));
  expect(others.length).toBeGreaterThan(5);
  for (const path of others) {
    await page.goto(path);
    await wake(page);
  }
});

test('every public page is a whole document, and says what its pictures show', async ({
  page,
  request,
}) => {
  for (const { path } of publicRoutes) {
    const read = await (await parse(page, await askFor(request, path))).evaluate(readDocument);
    expect.soft(read, path).toMatchObject({ headings: 1, lang: 'en' });
    expect.soft(read.title, path).toMatch(/ - Ironwood Off-Road$|^Off-road Shop in Phoenix, AZ/);
    expect.soft(read.description, path).toMatch(/.{40,}/);
    expect.soft(new URL(read.canonical).pathname, path).toBe(path);
    expectPictures(read.pictures, { path, some: !withoutPictures.includes(path) });
  }
});

type Picture = { src: string | null; state: string | null; words: string | null; isPlain: boolean };

/** Runs in the page. */
function readDocument(read: Document) {
  const attributeOf = (selector: string, name: string) =>
    read.querySelector(selector)?.getAttribute(name) ?? '';
  const pictures = [...read.querySelectorAll('img')].map(
    (img): Picture => ({
      src: img.getAttribute('src'),
      state: img.getAttribute('lazy'),
      words: img.getAttribute('alt'),
      // Decoration, and a finish whose name is its label.
      isPlain: img.closest('[aria-hidden="true"], label.product-swatch') !== null,
    }),
  );
  return {
    headings: read.querySelectorAll('h1').length,
    lang: read.documentElement.lang,
    title: read.title,
    description: attributeOf('meta[name="description"]', 'content'),
    canonical: attributeOf('link[rel="canonical"]', 'href'),
    pictures,
  };
}

/** Each has a state, and an alternative text or a text next to it. */
function expectPictures(
  pictures: readonly Picture[],
  { path, some }: { path: string; some: boolean },
): void {
  expect.soft(pictures.length > 0, path).toBe(some);
  for (const { src, state, words, isPlain } of pictures) {
    expect.soft(state, src ?? '').toBe('loading');
    if (!isPlain) expect.soft(words, src ?? '').toMatch(/\S{3,}.* .*\S{3,}/);
  }
}

test('an unknown path is a 404 that helps', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/no/such/page', 404);
  expect(await visitor.textsOf('h1')).toEqual(['Page not found']);
  expect(await visitor.text()).toContain('This page could not be found');
  const links = await visitor.links('main');
  expect(links).toContainEqual({ words: 'Return Home', href: '/' });
  expect(links).toContainEqual({ words: 'Start your Build', href: '/build' });
});

test('an unknown make, job or wheel is a 404', async ({ request }) => {
  for (const path of ['/gallery/edsel', '/careers/astronaut', '/store/wheels/square']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
