import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

test('the pages of the API have every call of its document, and what each error is', async ({
  page,
  request,
}) => {
  const visitor = new PlainVisitor(page, request);
  const document = await (await request.get('/api/openapi.json')).json();
  const calls = Object.entries<Record<string, { operationId: string; summary: string }>>(
    document.paths,
  ).flatMap(([path, methods]) =>
    Object.values(methods).map(({ operationId, summary }) => ({ path, operationId, summary })),
  );
  const isOfShop = ({ path }: { path: string }) => path.startsWith('/v1/goods');
  for (const [at, own] of [
    ['/api/docs/catalog', calls.filter(isOfShop)],
    ['/api/docs', calls.filter((call) => !isOfShop(call))],
  ] as const) {
    await visitor.open(at);
    expect(own.length).toBeGreaterThan(8);
    for (const { path, operationId, summary } of own) {
      const section = await visitor.textsOf(`section[id="${operationId}"] *`);
      expect(section).toEqual(expect.arrayContaining([path, summary]));
    }
  }
  const refusal = await (await request.get('/p/v1/nothing')).json();
  const [path, id] = refusal.type.split('#');
  expect(path).toMatch(/\/api\/docs$/);
  expect(await visitor.text(`[id="${id}"]`)).toContain('Not found.');
});

for (const path of ['/api/docs', '/api/docs/catalog']) {
  test(`${path} can be read by everybody, in every look`, async ({ page }) => {
    await page.goto(path);
    await page.getByText('Body of 201', { exact: false }).first().click();
    await expectAccessibleInTwoLooks(page);
  });
}

test('a build and a message tell where the visit began; the tab keeps it, no cookie does', async ({
  page,
  context,
  dbRows,
}) => {
  const campaign = `fall-${crypto.randomUUID()}`;
  // Of an ended experiment: it is not reported, and the cookie is deleted.
  await context.addCookies([
    { name: 'exp', value: 'hero-2026.1', url: process.env.SITE_URL ?? '' },
  ]);
  await page.goto(`/services/lift-kits?utm_source=radio&utm_campaign=${campaign}&gclid=secret`);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.getByLabel('Name').fill('Dana');
  await page.getByLabel('Phone or e-mail').fill('dana@example.com');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('A person answers within two working hours.')).toBeVisible();
  await page.goto('/build?step=vehicle&year=2021&make=Ford&model=F-150&vehicle=ford-f150-2021');
  await page.getByRole('button', { name: 'Lift Kit' }).click();
  await expect(page).toHaveURL(/step=lift-kits/);
  const source = {
    utm: { source: 'radio', campaign },
    landing: '/services/lift-kits',
    referrer: null,
  };
  for (const table of ['leads', 'builds']) {
    const where = "source->'utm'->>'campaign' = $1";
    const rows = await dbRows(`select source, experiments from ${table} where ${where}`, [
      campaign,
    ]);
    expect(rows, table).toEqual([{ source, experiments: null }]);
  }
  const names = (await context.cookies()).map(({ name }) => name).sort();
  expect(names).toEqual(['ironwood_build']);
});
