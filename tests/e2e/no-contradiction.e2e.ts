import type { Page } from '@playwright/test';
import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

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
  await startOn(page, 'year=2021&make=Ford&model=F-150');
  await takeFirst(page);
  await goOn(page, 'Wheels');
  await takeFirst(page);
  await goOn(page, 'Tires');
  await takeFirst(page);
  await page.goto('/build?step=tires&view=price');
  const named = readDay(await main(page));
  await page.goto('/build?step=details');
  await page.getByLabel('Name').fill('Dana Whitlock');
  await page.getByLabel('Phone or e-mail').fill('(602) 555-0199');
  await page.getByLabel('Use these details to answer me about this build.').check();
  await page.getByRole('button', { name: 'Send my build' }).click();
  await expect(page).toHaveURL(/\/build\/complete$/);
  expect(readDay(await main(page))).toEqual(named);
  await page
    .getByRole('link', { name: /^(Book the bay|Pick a day)/ })
    .first()
    .click();
  const time = page.locator('button[name=choose]').first();
  await expect(time).toBeVisible();
  const offered = readDay(await time.innerText());
  expect(named.getTime()).toBeLessThanOrEqual(offered.getTime());
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
  await page.goto('/appointment');
  const appointment = await main(page);
  expect(appointment).not.toMatch(/empty bed/i);
  expect(appointment).toContain('Your usual load');

  await page.goto('/services/custom-wheels');
  const row = page.getByRole('row', { name: /^Steel/ });
  const steel = dollars(await row.innerText());
  await page.goto('/store/wheels?construction=steel&sort=priceUp');
  expect(dollars(await page.locator('.shelf-grid .shelf-cell').first().innerText())).toBe(steel);

  await page.goto('/store/wheels');
  const title = Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText(), 10);
  const counted = /in (\d+) sizes/.exec(await page.locator('.shelf-results').innerText());
  expect(Number(counted?.[1])).toBe(title);
});

test('home prices its truck out the door, as it promises', async ({ page }) => {
  await page.goto('/');
  const panel = page.locator('.start');
  await expect(panel).toContainText('Out the door');
  await expect(panel).not.toContainText('before labor');
  await expect(panel).not.toContainText('not on record');
});
