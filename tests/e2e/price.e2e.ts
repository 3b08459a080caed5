import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** A Wrangler on beadlocks: no other test depends on the price of their assembly. */
async function startBeadlocks(request: APIRequestContext): Promise<void> {
  const vehicle = {
    year: '2021',
    make: 'Jeep',
    model: 'Wrangler Unlimited (4-door)',
    vehicle: 'jeep-wrangler-jl-4dr-2018',
  };
  const options = 'options=wheels&options=tires';
  await post(
    request,
    'vehicle',
    `${new URLSearchParams({ intent: 'start', ...vehicle })}&${options}`,
  );
  await post(request, 'wheels', 'intent=choose&sku=basaltline-ashlar-bl-17x9-5x127-m12');
  await post(request, 'tires', 'intent=choose&sku=wexmoor-clayhound-mt-33x1250r17lt');
}

async function post(request: APIRequestContext, step: string, data: string): Promise<void> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: String(process.env.SITE_URL),
  };
  const answer = await request.post(`/build?step=${step}`, { data, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

async function writeRates(page: Page, beadlockHours: string): Promise<void> {
  await page.goto('/admin/settings/rates');
  await page.getByRole('link', { name: 'New rates' }).click();
  const today = await page.getByLabel('First day').getAttribute('min');
  await page.getByLabel('First day').fill(String(today));
  const beadlocks = page.getByRole('group', { name: 'Beadlock assembly, each wheel' });
  for (const level of ['Low', 'Likely', 'High']) {
    await beadlocks.getByLabel(level).fill(beadlockHours);
  }
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('rowheader', { name: 'Four tires' })).toBeInViewport();
  await page.getByRole('button', { name: 'Use these rates from now on' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

test('rates that the shop changes change what is quoted next, and no price that was sent', async ({
  page,
  request,
  dbRows,
}) => {
  await signInAs(page.context(), 'manager');
  const visitor = new PlainVisitor(page, request);
  await startBeadlocks(request);
  await visitor.open('/build?step=details');
  const before = await visitor.text('.build-bar-price b');
  const details = {
    name: 'Rates Test',
    contact: '(602) 555-0142',
    preferred: 'text',
    consent: 'on',
  };
  await post(request, 'details', String(new URLSearchParams({ intent: 'send', ...details })));
  const sent = () => dbRows("select snapshot::text from leads where name = 'Rates Test'");
  const frozen = await sent();
  expect(frozen).toHaveLength(1);

  await writeRates(page, '2');
  expect(await sent()).toEqual(frozen);
  await visitor.open('/build/complete');
  expect(await visitor.text()).toContain(before.replace('$', ''));
  await startBeadlocks(request);
  await visitor.open('/build?step=details&view=price');
  // 4 wheels × 1 h more at $165; supplies were already at their cap.
  const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));
  const after = dollars(await visitor.text('.build-bar-price b'));
  expect(after - dollars(before)).toBeGreaterThanOrEqual(660);
  expect(await visitor.text()).toContain('8 h × $165');

  const history = await page.request.get('/admin/history');
  expect(await history.text()).toContain('Rates from ');
  await writeRates(page, '1');
});

test('a set for later waits, is shown before it is saved, and can be taken back', async ({
  page,
  context,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: 'Prices, taxes and fees' }).click();
  await page.getByRole('link', { name: 'New rates' }).click();
  await page.getByLabel('First day').fill('2031-03-01');
  await page.getByLabel('Labor, $ an hour').fill('a lot');
  await page.getByRole('button', { name: 'See what changes' }).click();
  const labour = page.getByLabel('Labor, $ an hour');
  await expect(labour).toHaveAccessibleDescription(/amount in dollars/);
  await expect(labour).toBeFocused();
  await labour.fill('180');
  await page.getByRole('button', { name: 'See what changes' }).click();
  const change = page.getByRole('row', { name: /Lift, wheels, 37s/ });
  await expect(change).toContainText('+$');
  await expectAccessibleInTwoLooks(page);
  // Another figure was previewed, so it is previewed again and not saved.
  const looked = (await change.textContent()) ?? '';
  await labour.fill('185');
  await page.getByRole('button', { name: 'Save for March 1, 2031' }).click();
  await expect(change).not.toHaveText(looked);
  await page.getByRole('button', { name: 'Save for March 1, 2031' }).click();
  const upcoming = page.getByRole('row', { name: /March 1, 2031/ });
  await expect(upcoming).toContainText('Upcoming');
  await expect(upcoming).toContainText('$185');
  await expectAccessibleInTwoLooks(page);
  await upcoming.getByRole('link').click();
  await page.getByRole('button', { name: 'Take these rates back' }).first().click();
  const question = page.getByRole('dialog', { name: /Take the rates from March 1, 2031 back/ });
  await question.getByRole('button', { name: 'Take these rates back' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(upcoming).toHaveCount(0);
  await page.getByRole('link', { name: 'Figures to start with' }).click();
  await expect(page.getByText('Prices have been given with these')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('an editor has no rates', async ({ page, context }) => {
  await signInAs(context, 'editor');
  const answer = await page.request.get('/admin/settings/rates');
  expect(answer.status()).toBe(403);
});

test('without script a spare goes into the price, and stays with the build', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await startBeadlocks(page.request);
  await visitor.open('/build?step=tires&view=price');
  expect(await visitor.text()).toContain('4 × $399');
  await visitor.press('Update the price', { spare: 'on' });
  expect(await visitor.text()).toContain('5 × $399');
  expect(await visitor.textsOf('h2, h3')).toContain('When it could be done');
  await post(page.request, 'tires', 'intent=choose&sku=granfell-saltmarch-at-lt29570r17');
  await visitor.open('/build?step=details&view=price');
  expect(await visitor.textsOf('label:has([name=spare][checked])')).toHaveLength(1);
});

test('a spare that is ticked is saved and priced at once, and the price is accessible', async ({
  page,
  dbRows,
}) => {
  await startBeadlocks(page.request);
  await page.goto('/build?step=tires&view=price');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('A matching spare').check();
  await expect(page.getByText('5 × $399')).toBeVisible();
  expect((await saved).status()).toBe(200);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'ironwood_build');
  const [build] = await dbRows('select meta from builds where id = $1', [
    cookie?.value.split('.')[0],
  ]);
  expect(build?.meta).toMatchObject({ tires: { spare: true } });
  await expectAccessibleInTwoLooks(page);
});

test('a price by the month says every term of it, exactly', async ({ page }) => {
  const visitor = new PlainVisitor(page);
  await startBeadlocks(page.request);
  for (const [prefix, start] of [
    ['', 'Example'],
    ['/es', 'Ejemplo'],
  ]) {
    await visitor.open(`${prefix}/build?step=tires&view=price`);
    const [terms = ''] = (await visitor.textsOf('.build-monthly p')).filter((text) =>
      text.startsWith(`${start}:`),
    );
    const dollars = [...terms.matchAll(/\$([\d,.]+\d)/g)].map(([, amount]) =>
      Math.round(Number(amount?.replaceAll(',', '')) * 100),
    );
    const [total = 0, down = 0, payment = 0, paid = 0] = dollars;
    expect(terms).toContain('9.99 %');
    expect(down).toBe(Math.round(total / 10));
    expect(Math.abs(down + 36 * payment - paid)).toBeLessThan(36);
  }
});

test('the garages of the city say which ones the truck still gets into, lowest first', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  await startBeadlocks(page.request);
  await visitor.open('/build?step=tires&view=numbers');
  const said = await visitor.textsOf('.build-garages li');
  expect(said.map((text) => /says (\d+)/.exec(text)?.[1])).toEqual(['78', '80', '84', '98']);
  expect(said.at(-1)).toMatch(/^Mesquite Station.* in to spare$/);
});
