import { expect, test } from './fixtures.ts';
import { openWithWorker } from './worker-cache.ts';

test.use({ serviceWorkers: 'allow' });

for (const path of ['/', '/es', '/build']) {
  test(`the browser finds nothing in the way of installing ${path}`, async ({ page, context }) => {
    await page.goto(path);
    await openWithWorker(page);
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ display: 'standalone' });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });
}
