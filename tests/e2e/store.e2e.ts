import type { Page } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { wideParts } from './english-left.ts';
import { expect, test } from './fixtures.ts';
import { wake } from './hydrated.ts';
import { askFor, draw, parse } from './markup.ts';
import { PlainVisitor } from './plain-visitor.ts';

const wrangler = { year: '2021', make: 'Jeep', model: 'Wrangler Unlimited (4-door)' };
const lift = 'farrowpeak-longarm-3.5x3.5';
const onWrangler =
  '?vehicle=jeep-wrangler-jl-4dr-2018&year=2021&lift=farrowpeak-longarm-3.5x3.5&tire=35x12.50&work=none';

/** The shelf with a truck: what fits according to it, and why something does not. */
async function expectSeventeensThatFit(page: Page) {
  await expect(page.getByText('5 models', { exact: true })).toBeVisible();
  const corbel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Corbel' }) });
  await expect(corbel).toContainText('2 of 20 sizes fit');
  const address = new URL(page.url()).searchParams;
  expect(address.get('vehicle')).toBe('jeep-wrangler-jl-4dr-2018');
  expect(address.get('lift')).toBe(lift);
  expect(address.get('tire')).toBe('35x12.50');
  expect(address.get('work')).toBe('none');
  expect(address.getAll('diameter')).toEqual(['17']);
}

async function expectReason(page: Page) {
  await expect(page.getByRole('heading', { name: /^Does not fit your 2021 Jeep/ })).toBeVisible();
  await expect(
    page.getByText('Wheel is drilled 6x135, truck is 5x127: the lug holes do not line up.').first(),
  ).toBeVisible();
}

/** The router is running, so it handles what a person does. */
async function wakeRouter(page: Page) {
  await wake(page);
  await awake(page);
}

async function awake(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.shelf-truck') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
}

test('by mouse: 17-inch wheels for a 2021 Wrangler on 35s with nothing cut; its truck is offered on other shelves', async ({
  page,
}) => {
  await page.goto('/store/wheels');
  await wakeRouter(page);
  const bar = page.getByRole('region', { name: 'Fits my truck' });
  await bar.getByText('Fits my truck').click();
  await bar.getByLabel('Year').selectOption(wrangler.year);
  await bar.getByLabel('Make').selectOption(wrangler.make);
  await expect(
    bar.getByLabel('Model').getByRole('option', { name: wrangler.model }),
  ).toBeAttached();
  await bar.getByLabel('Model').selectOption(wrangler.model);
  await expect(page).toHaveURL(/model=Wrangler\+Unlimited/);
  await bar.getByRole('button', { name: 'Show what fits' }).click();
  await expect(
    bar.getByText('2021 Jeep Wrangler Unlimited (4-door)', { exact: true }),
  ).toBeVisible();
  await bar.getByLabel('Lift').selectOption(lift);
  await expect(page).toHaveURL(/lift=farrowpeak/);
  await bar.getByLabel('Tire').selectOption('35x12.50');
  await expect(page).toHaveURL(/tire=35x12.50/);
  await bar.getByLabel('No trimming').check();
  await expect(page).toHaveURL(/work=none/);
  const diameter = page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: '17 in' });
  const before = await page.evaluate(() => scrollY);
  await diameter.click();
  await expect(page).toHaveURL(/diameter=17/);
  await expect(diameter).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectSeventeensThatFit(page);

  await diameter.click();
  await page.getByRole('link', { name: 'Show what does not fit (2)' }).click();
  await expectReason(page);

  // The truck is kept on the device, and offered with one click.
  await page.goto('/store/tires');
  await wakeRouter(page);
  await page.getByRole('link', { name: 'Fits my 2021 Jeep Wrangler Unlimited (4-door)' }).click();
  await expect(page).toHaveURL(/\/store\/tires\?vehicle=jeep-wrangler-jl-4dr-2018/);
});

test('by keyboard: a facet, the truck and the way into a build', async ({ page }) => {
  await page.goto(`/store/wheels${onWrangler}`);
  const diameter = page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: '17 in' });
  await diameter.focus();
  await awake(page);
  // A link with a truck, on a device that has none yet.
  await page.waitForFunction(() => localStorage.getItem('ironwood.garage') !== null);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/diameter=17/);
  await expectSeventeensThatFit(page);
  await expect(diameter).toBeFocused();
  await page.getByRole('link', { name: /Corbel.*each/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corbel');
  const row = page.getByRole('row', { name: /^17x9/ }).first();
  await expect(row).toContainText('Fits');
  await row.getByText(/^All \d+ checks/).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Lug holes match: 5x127');
  await row.getByRole('button', { name: 'Choose' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/build\?step=lift-kits$/);
  await page.goto('/build?step=wheels');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(
    /basaltline-corbel-17x9-5x127/,
  );
});

test('without a script the same wheels are found, and why others do not fit', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  const { year, make, model } = wrangler;
  await visitor.open('/store/wheels');
  await visitor.press('Update the lists', { year, make });
  await visitor.press('Show what fits', { year, make, model, tire: '35x12.50' });
  expect(await visitor.textsOf('.shelf-truck *')).toContain(
    '2021 Jeep Wrangler Unlimited (4-door)',
  );
  await visitor.press('Show what fits', { lift, work: 'none' });
  await visitor.follow(/[?&]diameter=17(?:&|$)/);
  expect(await visitor.text()).toContain('2 of 20 sizes fit');
  const address = new URL(visitor.path, 'http://localhost').searchParams;
  expect(Object.fromEntries(address)).toMatchObject({
    ...{ vehicle: 'jeep-wrangler-jl-4dr-2018', lift, tire: '35x12.50' },
    ...{ work: 'none', diameter: '17' },
  });
  await visitor.open(`/store/wheels${onWrangler}`);
  await visitor.follow('Show what does not fit (2)');
  expect(await visitor.text()).toContain('Does not fit your 2021 Jeep');
  expect(await visitor.text()).toContain(
    'Wheel is drilled 6x135, truck is 5x127: the lug holes do not line up.',
  );
});

test('without a script up to four are put side by side', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/store/wheels');
  await visitor.follow('Compare Corbel');
  await visitor.follow('Compare Daisy');
  await visitor.follow('Compare 2 of 4');
  expect(visitor.path).toBe('/store/compare?items=basaltline-corbel%2Ctinstead-daisy');
  expect(await visitor.textsOf('tr')).toContainEqual(expect.stringMatching(/^Kind.*Steel/));
  await visitor.follow(/^Take out ?: Daisy/);
  expect(await visitor.textsOf('th[scope=col]')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wheel is opened, drawn in its finishes, and leads to a build with it', async ({
    page,
  }) => {
    const visitor = new PlainVisitor(page);
    await visitor.open('/store/wheels?brand=vantrel');
    expect(await visitor.textsOf('.shelf-results *')).toContain('2 models');
    await visitor.follow('Price, low first');
    expect(visitor.path).toBe('/store/wheels?brand=vantrel&sort=priceUp');
    await visitor.follow(/^\/store\/wheels\/vantrel-quoin/);
    await page.goto(visitor.path);
    await expect(page).toHaveTitle('Vantrel Quoin wheels - Ironwood Off-Road');
    await expect(page.getByRole('row', { name: /^18x9/ })).toContainText('5.71');
    await page.getByText('Matte graphite').click();
    await expect(page.getByRole('img', { name: /Matte graphite/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'F-150, 2021 on' })).toHaveAttribute(
      'href',
      '/build?vehicle=ford-f150-2021&line=vantrel-quoin',
    );
    await page.getByRole('button', { name: 'Add to my build' }).click();
    await expect(page).toHaveURL('/build?step=vehicle&line=vantrel-quoin');
  });

  test('what its maker alone sells says where that is before anybody leaves', async ({ page }) => {
    await page.goto('/store/wheels/orrery-astrolabe');
    await page.getByRole('button', { name: /^Sold by the maker/ }).click();
    const dialog = page.getByRole('dialog', { name: 'This one is sold by its maker' });
    await expect(dialog).toContainText('orrery-forged.example');
    const way = dialog.getByRole('link', { name: 'Open orrery-forged.example' });
    await expect(way).toHaveAttribute('rel', 'noopener');
    await expect(dialog.getByRole('button', { name: 'Use it in a build instead' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('on a phone the filters are a drawer that stays open while one chooses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store/wheels');
  await wakeRouter(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('navigation', { name: 'Filters' });
  await drawer.getByRole('link', { name: 'Vantrel' }).click();
  await expect(page).toHaveURL('/store/wheels?brand=vantrel');
  await drawer.getByRole('button', { name: 'Show 2 models' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('2 models', { exact: true })).toBeVisible();
});

test.describe('drawn without pictures', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false, bypassCSP: true });

  test('a shelf narrowed by a truck is no wider than a phone, in either language', async ({
    page,
    request,
  }) => {
    await page.goto('/robots.txt');
    for (const language of ['', '/es']) {
      for (const kind of ['lift-kits', 'wheels', 'tires']) {
        const path = `${language}/store/${kind}?vehicle=jeep-wrangler-jl-4dr-2018&year=2021`;
        await draw(page, await askFor(request, path));
        await expect(page.locator('.shelf-cell').first()).toBeVisible();
        expect(await wideParts(page), path).toEqual([]);
      }
    }
  });
});

for (const path of [
  `/store/wheels${onWrangler}&refused=show&compare=basaltline-corbel`,
  `/store/wheels/vantrel-quoin${onWrangler}`,
  `/store/lift-kits/bramblecut-fenline${onWrangler}`,
  '/store/compare?items=basaltline-corbel,granfell-saltmarch-at,cairnwell-levelset',
  `/store${onWrangler}`,
]) {
  test(`${path} breaks no rule of accessibility`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInTwoLooks(page);
  });
}

test('a long table of tires is folded by wheel, opens what one looks for, and breaks no rule', async ({
  page,
}) => {
  await page.goto(`/store/tires/granfell-saltmarch-at${onWrangler}`);
  const seventeen = page.getByRole('row', { name: /^35x12.50R17LT/ });
  const twenty = page.getByRole('row', { name: /^35x12.50R20LT/ });
  await expect(seventeen).toBeVisible();
  await expect(twenty).toBeHidden();
  await expectAccessibleInTwoLooks(page);
  await page.locator('summary', { hasText: '20-in wheels' }).press('Enter');
  await expect(twenty).toBeVisible();
});

test('the store’s front leads to its shelves, and to a truck that is known', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/store');
  const tires = (await visitor.links('main')).find(({ href }) => href === '/store/tires');
  expect(tires?.words).toMatch(/Tires ?8 models, from \$\d+$/);
  await visitor.open(`/store${onWrangler}`);
  expect(await visitor.text()).toContain('What fits your 2021 Jeep Wrangler Unlimited');
  await visitor.follow('Vantrel');
  expect(visitor.path).toMatch(
    /^\/store\/wheels\?.*vehicle=jeep-wrangler-jl-4dr-2018.*brand=vantrel/,
  );
});

test('a product says of itself to machines what it says to people', async ({ page, request }) => {
  const markup = await parse(page, await askFor(request, '/store/tires/granfell-saltmarch-at'));
  const text = await markup.evaluate(
    (read) => read.querySelector('head script[type="application/ld+json"]')?.textContent,
  );
  const data = JSON.parse(text ?? '');
  expect(data).toMatchObject({ '@type': 'ProductGroup', name: 'Granfell Saltmarch A/T' });
  expect(data.hasVariant).toHaveLength(40);
  expect(data.image).toEqual([expect.stringContaining('/drawings/wheel.svg?')]);
  expect(data.hasVariant[0].offers).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD' });
});

test('a shelf is kept for everybody, and its canonical address has no wishes in it', async ({
  request,
}) => {
  const response = await request.get('/store/tires?brand=wexmoor');
  expect(await response.text()).toMatch(/rel="canonical" href="[^"]*\/store\/tires"/);
  expect((await request.get('/store/tires')).headers()['cache-control']).toContain('s-maxage');
});

test('a product that the shop does not have is a 404 with the site’s own page', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/store/wheels/no-such-wheel', 404);
  expect(await visitor.textsOf('title, h1')).toEqual(['Page not found', 'Page not found']);
  for (const path of ['/store/tires/vantrel-quoin', '/store/brands/nobody']) {
    await visitor.open(path, 404);
  }
});
