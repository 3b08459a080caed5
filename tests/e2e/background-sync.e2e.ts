import { expect, test } from './fixtures.ts';
import { dispatchSync, listCached, openWithWorker } from './worker-cache.ts';

// A context that is used again keeps what its worker cached.
test.use({ reuseContext: false, serviceWorkers: 'allow' });

/** The worker's queue. */
const waitingIds = () =>
  new Promise<number>((resolve) => {
    const asked = indexedDB.open('ironwood-outbox', 1);
    asked.onupgradeneeded = () => asked.transaction?.abort();
    asked.onerror = () => resolve(0);
    asked.onsuccess = () => {
      const count = asked.result.transaction('waiting').objectStore('waiting').count();
      count.onsuccess = () => {
        asked.result.close();
        resolve(count.result);
      };
    };
  });

test('the worker sends a build whose page was closed; the next visit does not send it again', async ({
  context,
  dbRows,
}) => {
  const page = await context.newPage();
  await page.goto('/build');
  await page.getByRole('button', { name: 'Lift Kit' }).click();
  await expect(page).toHaveURL(/step=lift-kits$/);
  await openWithWorker(page);
  await expect
    .poll(async () => (await listCached(page)).some(({ path }) => path.startsWith('/build/shelf')))
    .toBe(true);
  const cookie = (await context.cookies()).find(({ name }) => name === 'ironwood_build');
  const id = cookie?.value.split('.')[0];
  await context.setOffline(true);
  await page.locator('#build-option').getByRole('radio').nth(1).check();
  await expect.poll(() => page.evaluate(waitingIds)).toBe(1);
  await page.close();
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto('/terms');
  await dispatchSync(other, 'ironwood-build');
  const saved = async () =>
    (await dbRows(`select meta->'lift-kits'->>'sku' as sku from builds where id = $1`, [id]))[0]
      ?.sku;
  await expect.poll(saved).toBeTruthy();
  await expect.poll(() => other.evaluate(waitingIds)).toBe(0);

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await other.goto('/build?step=wheels');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('ironwood.handed'))).toBeNull();
  expect(sent).toEqual([]);
});
