import { expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

const commuter = '/gallery/ford/2022-f150-long-commute';

test('without a script the gallery is narrowed by its address, count by count, and has a way out', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  const count = async () => {
    const texts = await visitor.textsOf('nav *');
    return Number.parseInt(texts.find((text) => /^\d+ builds?$/.test(text)) ?? '', 10);
  };
  await visitor.open('/gallery');
  expect(await count()).toBeGreaterThanOrEqual(36);
  expect(await visitor.textsOf('nav[aria-label=Pages]')).toHaveLength(1);
  const filters = await visitor.links('nav');
  const thirtySevens = filters.find(({ href }) => href === '/gallery?tire=37');
  const promised = Number.parseInt(/(\d+)$/.exec(thirtySevens?.words ?? '')?.[1] ?? '', 10);
  expect(promised).toBeGreaterThan(0);
  await visitor.follow('/gallery?tire=37');
  expect(await count()).toBe(promised);
  await visitor.open('/gallery/ford?tire=31');
  expect(await visitor.text()).toContain('needed nothing cut');
  await visitor.open('/gallery?tire=31&lift=over5');
  expect(await visitor.text()).toContain('Nothing with all of that yet');
  await visitor.follow('Without Over 5 in');
  expect(visitor.path).toBe('/gallery?tire=31');
  for (const missing of ['/gallery/lada', '/gallery/jeep/2022-f150-long-commute']) {
    await visitor.open(missing, 404);
  }
});

test('without a script one starts another build from a finished one; one under way is asked about and kept', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  await visitor.open(commuter);
  await visitor.press('Build one like this');
  expect(visitor.path).toBe('/build?step=details');
  expect(await visitor.text()).toContain('Quoin');
  const forkJeep = async () => {
    await visitor.open('/gallery/jeep/2022-gladiator-drawer-system');
    await visitor.press('Build one like this');
    expect(await visitor.textsOf('h1')).toEqual(['You have a build under way']);
  };
  await forkJeep();
  await visitor.follow('Go on with my build');
  expect(await visitor.text()).toContain('Quoin');
  await forkJeep();
  await visitor.press(/^Put these parts on my 2022 Ford F-150/);
  expect(await visitor.textsOf('h1')).toEqual(['Your new build is ready']);
  const [kept] = await visitor.links('#main');
  await visitor.follow('Go on building');
  expect(visitor.path).toMatch(/^\/build\?step=/);
  await visitor.open(kept?.href ?? '');
  expect(await visitor.text()).toContain('Quoin');
});

test('a finished build says what was measured, and the gallery breaks no rule', async ({
  page,
}) => {
  const response = await page.goto(commuter);
  expect(response?.headers()['cache-control']).toContain('public');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2022 Ford F-150, 2\.75 in/);
  await expect(page.getByRole('row', { name: /Poke 38\.7 mm 38 mm −0\.7/ })).toBeVisible();
  await expect(page.getByText('The bay found the same.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Front drawing of the 2022/ })).toBeVisible();
  const linked = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = linked.map((text) => JSON.parse(text)['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  await expectAccessibleInTwoLooks(page);
  await page.goto('/gallery?tire=35');
  await page.getByRole('navigation', { name: 'Filters' }).getByText('Lift').click();
  await expectAccessibleInTwoLooks(page);
});

/** Sends a build under this name, as a visitor without scripts does. */
async function sendBuild(visitor: PlainVisitor, name: string): Promise<void> {
  await visitor.open(commuter);
  await visitor.press('Build one like this');
  const sender = { name, contact: '602 555 0147', consent: 'on' };
  await visitor.press('Send my build', sender);
  expect(visitor.path).toMatch(/^\/build\/complete/);
}

test('a lead becomes a finished build that visitors see, build from, and see no more', async ({
  page,
  request,
}) => {
  const name = `Gallery Walker ${Date.now()}`;
  const visitor = new PlainVisitor(page, request);
  await sendBuild(visitor, name);
  await signInAs(page.context(), 'builder');
  await page.goto(`/admin/leads?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('img', { name: /2022 Ford F-150 as it was sent/ })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('button', { name: 'Add to the gallery' }).click();
  await expect(page.getByText('Measure how far the tires stick out')).toBeVisible();
  const slug = `e2e-walker-${Date.now()}`;
  const lines: [string, string][] = [
    ['Address', slug],
    ['Story in English', 'Built for this test.'],
    ['Story in Spanish', 'Armada para esta prueba.'],
    ['Sticks out past the fender, mm', '39'],
    ['Paid out the door, $', '9,480'],
  ];
  for (const [label, value] of lines) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Trimming', { exact: true }).selectOption('none');
  await page.getByLabel('Rub', { exact: true }).selectOption('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  const address = `/gallery/ford/${slug}`;
  await visitor.open(address, 404);
  await page.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(page.getByText('It is on the site')).toBeVisible();
  await visitor.open('/gallery/ford');
  expect(await visitor.links(`#${slug}`)).toContainEqual(
    expect.objectContaining({ href: address }),
  );
  await visitor.open(address);
  expect(await visitor.text()).toContain('$9,480');
  await visitor.press('Build one like this');
  expect(visitor.path).toBe('/build?step=details');
  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(page.getByText('It is off the site')).toBeVisible();
  await visitor.open(address, 404);
});

test('the lists of the back office narrow, page and say when nothing is there', async ({
  page,
}) => {
  await signInAs(page.context(), 'owner');
  const reader = new PlainVisitor(page);
  await reader.open('/admin/gallery');
  await reader.follow('Older');
  expect(await reader.text()).toContain('Page 2 of');
  await page.goto('/admin/gallery?q=raptor');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessibleInTwoLooks(page);
  await page.goto('/admin/leads?q=nobody-of-that-name');
  await expect(page.getByText('No lead matches')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
});

test('from a card a build is put on the truck of this device, with what changes on it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/gallery/ford');
  const truck = { vehicleId: 'ram-1500-2019', year: 2020, make: 'Ram', model: '1500' };
  await page.evaluate((one) => {
    localStorage.setItem('ironwood.garage', JSON.stringify([one]));
  }, truck);
  await page.reload();
  // The first move of a mouse is where it rests; the next one wakes the page.
  await page.mouse.move(50, 300);
  await page.mouse.move(60, 320);
  const card = page.locator('[id="2022-f150-long-commute"]');
  await card.getByRole('link', { name: 'On my 1500: what changes, 2022 Ford F-150' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This build on your truck');
  await expect(page.getByRole('columnheader', { name: /Yours\s*2020 Ram 1500/ })).toBeVisible();
  await expect(page.getByText(/^Vantrel Quoin: .*6x139\.7, made for your truck\.$/)).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('button', { name: 'Start with these parts' }).click();
  await expect(page).toHaveURL(/\/build\?step=/);
  await expect(page.locator('.build-page')).toContainText('Ram 1500');
});

for (const path of [
  '/',
  '/gallery/ford/2018-f150-lake-boat',
  '/store/lift-kits/bramblecut-fenline',
]) {
  test(`every card of a finished build on ${path} has “Make it mine”, and nothing moves for it`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = page.locator('.gallery-shot');
    await expect(cards).toHaveCount(3);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.move(50, 300);
    await page.mouse.move(60, 320);
    for (const card of await cards.all()) {
      const link = card.getByRole('link', { name: 'Make it mine' });
      await expect(link).toHaveAttribute('href', /\/gallery\/[a-z]+\/[\w-]+\/mine$/);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  });
}
