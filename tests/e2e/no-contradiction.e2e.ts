import type { Page } from '@playwright/test';
import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

/** Each on one screen, because the data does not depend on its size. */
const trucks = [
  { name: 'Wrangler', query: 'year=2021&make=Jeep&model=Wrangler+Unlimited+(4-door)', on: phone },
  { name: '4Runner', query: 'year=2021&make=Toyota&model=4Runner', on: desk },
];

async function startOn(page: Page, query: string) {
  await page.goto(`/build?step=vehicle&${query}`);
  await page.getByRole('button', { name: 'Lift Kit', exact: true }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Lift Kit');
}

async function goOn(page: Page, next: string) {
  await page.getByRole('button', { name: next, exact: true }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(next);
}

const main = (page: Page) => page.getByRole('main').innerText();
const dollars = (text: string | null) =>
  Number(/\$([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
const inches = (text: string | null) => Number(/([\d.]+) in/.exec(text ?? '')?.[1]);

/** Chooses the first part of the list, and returns its row. */
async function takeFirst(page: Page): Promise<string> {
  const row = page.locator('.build-choices .build-choice').first();
  await row.getByRole('radio').check();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  return row.innerText();
}

function rowValue(row: string, label: string): string | null {
  const lines = row.split('\n').map((line) => line.trim());
  const at = lines.indexOf(label);
  return at < 0 ? null : (lines[at + 1] ?? null);
}

async function stageHeight(page: Page) {
  return inches(await page.locator('[data-figure="height"]').textContent());
}

for (const { name, query, on } of trucks) {
  test(`a ${name} is told one thing on every page`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(on);
    await startOn(page, query);
    const kit = await takeFirst(page);
    if (name === 'Wrangler') expect(kit).toContain('Wrangler');
    // The height in the row equals that in the drawing.
    const kitHeight = inches(rowValue(kit, 'New height'));
    await expect.poll(() => stageHeight(page)).toBe(kitHeight);

    await goOn(page, 'Wheels');
    await expectInnerRoom(page, name);
    for (const screen of [on === phone ? desk : phone, on]) {
      await page.setViewportSize(screen);
      await expectWholeRows(page);
    }
    await takeFirst(page);
    await goOn(page, 'Tires');
    const tire = await takeFirst(page);
    expect(tire).not.toContain('H/T');
    const height = inches(rowValue(tire, 'New height'));
    await expect.poll(() => stageHeight(page)).toBe(height);
    await expectOnePrice(page);
    await page.goto('/build?step=tires&view=numbers');
    const told = page
      .locator('.build-number', { hasText: 'New height' })
      .locator('.build-number-head .figure');
    expect(inches(await told.textContent())).toBe(height);
    await expectSensibleFinder(page);
  });
}

/** The part is one that the truck has, and a change is not given as a distance. */
async function expectInnerRoom(page: Page, name: string) {
  const list = await main(page);
  const part = name === 'Wrangler' ? 'control arm' : 'upper arm';
  expect(list).not.toContain('strut');
  expect(list).toMatch(new RegExp(`in (closer to|farther from) the ${part} than stock`));
  if (name === 'Wrangler') expect(list).not.toContain('upper arm');
}

/** A part's price and all its figures are within the list. */
async function expectWholeRows(page: Page) {
  const cut = await page.locator('.build-choices .build-choice').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const most = Math.min(innerWidth, row.parentElement?.getBoundingClientRect().right ?? 0);
      return [...row.querySelectorAll('.build-choice-price, .build-choice-verdict p, dd')]
        .filter((one) => one.getBoundingClientRect().right > most + 1)
        .map((one) => one.textContent);
    }),
  );
  expect(cut).toEqual([]);
}

/** The bar, the meter and the lines of the invoice have the same total; required parts cannot be deselected. */
async function expectOnePrice(page: Page) {
  const bar = page.getByRole('region', { name: 'Verdict and price' });
  const shown = dollars(await bar.locator('.build-bar-price b').textContent());
  await page.goto('/build?step=tires&view=price');
  const meter = page.locator('.build-price-meter b');
  // What the device has stored and not yet sent is applied after the page has loaded.
  await expect.poll(async () => dollars(await meter.textContent())).toBe(shown);
  const sum = await page.locator('.price-row.price-row--sum .price-row-amount').textContent();
  expect(Math.abs(dollars(sum) - shown)).toBeLessThanOrEqual(1);
  const text = await main(page);
  expect(text).not.toContain('Between the heights');
  expect(text).not.toMatch(/adds about \$0\b/);
  if (/maker requires it/.test(text)) {
    expect(text).toContain('Re-gear, both axles');
    expect(text).not.toContain('safe to drive');
  }
}

/** Bigger tires, no highway tires; or what would make room for some. */
async function expectSensibleFinder(page: Page) {
  await page.goto('/build?step=tires&view=solve&work=no-trimming');
  const answers = page.locator('.build-solved');
  if ((await answers.count()) === 0) {
    await expect(page.getByText(/^Nothing on our shelf bigger than the factory/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^With trimming: / })).toBeVisible();
    return;
  }
  expect((await answers.allInnerTexts()).join('\n')).not.toContain('H/T');
  await answers.first().getByRole('button', { name: 'Put it on my truck' }).click();
  await expect(page.getByText(/^It is on your truck/)).toBeVisible();
  await expectOnePrice(page);
}

test('the day that a price names is not later than what the calendar offers', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/build?step=vehicle&year=2021&make=Ford&model=F-150');
  await visitor.press('Lift Kit');
  for (const next of ['Wheels', 'Tires', 'Details']) {
    const [sku = ''] = await visitor.markup.evaluate((read) =>
      [...read.querySelectorAll<HTMLInputElement>('.build-choices input:enabled')].map(
        ({ value }) => value,
      ),
    );
    await visitor.press(next, { sku });
  }
  await visitor.open('/build?step=tires&view=price');
  const named = readDay(await visitor.text());
  await visitor.open('/build?step=details');
  const sender = { name: 'Dana Whitlock', contact: '(602) 555-0199', consent: 'on' };
  await visitor.press('Send my build', sender);
  expect(visitor.path).toBe('/build/complete');
  expect(readDay(await visitor.text())).toEqual(named);
  await visitor.follow(/^(Book the bay|Pick a day)/);
  const [time = ''] = await visitor.textsOf('button[name=choose]');
  expect(named.getTime()).toBeLessThanOrEqual(readDay(time).getTime());
});

/** "Ready by Nov 27", "could be ready by Nov 27", "Ready by Fri, Nov 27, about 4:00 PM" */
function readDay(text: string): Date {
  const [, day = ''] = /[Rr]eady by (?:\w{3}, )?(\w{3} \d+)/.exec(text) ?? [];
  const year = new Date().getFullYear();
  const date = new Date(`${day}, ${year} UTC`);
  // In December the shop may give a day in January.
  if (date.getTime() < Date.now() - 40 * 86_400_000) date.setUTCFullYear(year + 1);
  return date;
}

test('what to bring, what steel costs and how many there are is said once', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/appointment');
  expect(await visitor.text()).not.toMatch(/empty bed/i);
  expect(await visitor.text()).toContain('Your usual load');

  await visitor.open('/services/custom-wheels');
  const rows = await visitor.textsOf('tr');
  const steel = dollars(rows.find((row) => row.startsWith('Steel')) ?? null);
  expect(steel).toBeGreaterThan(0);
  await visitor.open('/store/wheels?construction=steel&sort=priceUp');
  const [cheapest = ''] = await visitor.textsOf('.shelf-grid .shelf-cell');
  expect(dollars(cheapest)).toBe(steel);

  await visitor.open('/store/wheels');
  const title = Number.parseInt(await visitor.text('h1'), 10);
  expect(title).toBeGreaterThan(0);
  const counted = /in (\d+) sizes/.exec(await visitor.text('.shelf-results'));
  expect(Number(counted?.[1])).toBe(title);
});

test('home prices its truck out the door, as it promises', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/');
  const panel = await visitor.text('.start');
  expect(panel).toContain('Out the door');
  expect(panel).not.toContain('before labor');
  expect(panel).not.toContain('not on record');
});
