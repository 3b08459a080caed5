import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

const sku = 'tinstead-fallow-16x8-5x150-p10';

type Part = { version: string; priceCents: number };
type Import = { state: string; counts: { changed: number } };

test('a key made in the office changes prices by call and by file, the office shows it, both are undone', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, 'owner');
  await page.goto('/admin/tokens');
  const name = `Prices ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel('What is it for?').fill(name);
  await page.getByLabel('It may').selectOption('Change the catalog: goods, prices, stock');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const key = await page.getByRole('textbox', { name: 'The new key' }).inputValue();
  const headers = { Authorization: `Bearer ${key}` };
  async function ask<Data>(method: 'get' | 'post' | 'patch', path: string, data?: unknown) {
    const body = data === undefined ? {} : { data };
    const answer = await request[method](`/v1/goods${path}`, { headers, ...body });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  }
  const readPart = () => ask<Part>('get', `/wheels/${sku}`);

  const before = await readPart();
  await ask('patch', `/wheels/${sku}`, { version: before.version, priceCents: 31_415 });
  await page.goto(`/admin/catalog/wheels/parts/${sku}`);
  await expect(page.locator('input[name=priceUsd]')).toHaveValue('314.15');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect
    .poll(async () => (await request.get('/store/wheels/tinstead-fallow')).text())
    .toContain('$314');

  const csv = Buffer.from(`Part No.,MSRP\n${sku},271.82\n`);
  const sent = await request.post('/v1/goods/imports?fileName=night.csv', {
    headers: { ...headers, 'Content-Type': 'text/csv' },
    data: csv,
  });
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  const stateOf = async () => (await ask<Import>('get', `/imports/${id}`)).state;
  await expect.poll(stateOf).toBe('checked');
  await ask('post', `/imports/${id}/apply`, {});
  await expect.poll(stateOf).toBe('applied');
  expect((await readPart()).priceCents).toBe(27_182);
  await page.goto(`/admin/catalog/imports/${id}`);
  await expect(page.getByText('night.csv').first()).toBeVisible();

  await ask('post', `/imports/${id}/undo`);
  const [last] = await ask<{ batchId: string }[]>('get', `/wheels/${sku}/changes`).then((all) =>
    all.slice(-1),
  );
  await ask('post', `/changes/${last?.batchId}/undo`);
  expect(await readPart()).toEqual(before);
});
