import { expect, test } from './fixtures.ts';
import { openWithWorker } from './worker-cache.ts';

// A context that is used again keeps what its worker cached.
test.use({ reuseContext: false, serviceWorkers: 'allow' });

test('the browser finds nothing in the way of installing the site, in each language', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  await openWithWorker(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  // The Spanish manifest differs in its words only: src/http/routes/install.db.test.ts.
  const manifests = { '/': '/manifest', '/es': '/es/manifest', '/build': '/manifest' };
  for (const [path, manifest] of Object.entries(manifests)) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<link rel="manifest" href="${manifest}.webmanifest"`);
    expect((await request.get(`${manifest}.webmanifest`)).status(), manifest).toBe(200);
  }
});
