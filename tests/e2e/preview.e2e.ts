import { signPreview } from '#src/domain/content/preview-signature.server.ts';
import { canvas, makeStory, openEditor } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

const previewToken = 'e2e-preview-token';

function address(path: string, id: number, nowMs = Date.now()): string {
  return `${path}?${signPreview({ id, component: 'page', locale: 'en' }, { previewToken, nowMs })}`;
}

test('a draft is for a frame of this site alone, and is kept by nobody', async ({ request }) => {
  const id = await makeStory('signed-draft');
  const answer = await request.get(address('/signed-draft', id));
  const headers = answer.headers();
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`data-blok-uid="${id}-signed-draft-hero"`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  // What was sent to the editor is not what the next visitor gets.
  expect((await request.get('/signed-draft')).status()).toBe(404);
});

test('without a good signature there is only the public page, in no frame', async ({ request }) => {
  const id = await makeStory('forged-draft');
  const old = address('/forged-draft', id, Date.now() - 3_600_001);
  const forged = address('/forged-draft', id).replace(/token%5D=\w{6}/, 'token%5D=abcdef');
  for (const url of [old, forged, `/forged-draft?_storyblok=${id}&_storyblok_version=draft`]) {
    expect((await request.get(url)).status(), url).toBe(404);
  }
  const home = await request.get(address('/', id, 0));
  expect(home.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(await home.text()).not.toContain('data-blok');
});

test('the address of a draft leads whoever has no signature to the editor, by way of the sign-in', async ({
  page,
}) => {
  const visitor = new PlainVisitor(page);
  await visitor.open('/preview/draft?slug=build/complete', 403);
  expect(await visitor.textsOf('h1')).toEqual(['This draft opens in the editor']);
  await visitor.follow('Open the content list');
  expect(visitor.path).toBe('/login');
  await visitor.open('/es/preview/draft', 403);
  expect(await visitor.textsOf('h1')).toEqual(['Este borrador se abre en el editor']);
});

test('the data of parts is for who has the signature', async ({ request }) => {
  const id = await makeStory('signed-data');
  const body = [{ _uid: 'p', component: 'Prose', body: '**Bold**' }];
  const data = { path: '/signed-data', params: {}, body };
  const good = await request.post(address('/preview/data', id), { data });
  expect(await good.json()).toMatchObject({ data: { p: expect.anything() } });
  expect(good.headers()['cache-control']).toBe('private, no-store');
  expect((await request.post('/preview/data', { data })).status()).toBe(403);
});

test('outside a frame a draft says that nobody edits it, and loads nothing of the editor', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.response().then((answer) => answer?.text() ?? ''));
  });
  const id = await makeStory('no-frame');
  await page.goto(address('/no-frame', id));
  await expect(page.getByText('You are not in the edit mode.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).join();
  expect(loaded).toContain('frameClicked');
  // What the bridge adds to an edited page; the other tests wait for it in the frame.
  expect(loaded).not.toContain('storyblok__hint');
});

test('messages of others than the editor change nothing on the canvas, and a link in it leads nowhere', async ({
  page,
}) => {
  const id = await makeStory('forged-message');
  await openEditor(page, id);
  const forged = {
    action: 'input',
    story: { id, full_slug: 'forged-message', content: { component: 'page', body: [] } },
  };
  const title = canvas(page).getByRole('heading', { level: 1 });
  // From the page itself instead of its parent: the origin is right, the source is not.
  await title.evaluate((_, message) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data.action));
    window.postMessage(message, location.origin);
  }, forged);
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
    contentWindow?.postMessage({ action: 'afterwards' }, location.origin);
  });
  const heard = () => title.evaluate(() => Reflect.get(window, 'heard') as string[]);
  await expect.poll(heard).toContain('afterwards');
  expect(await heard()).not.toContain('input');
  await expect(title).toHaveText('Before the change');

  // Prevented when it reaches the link, and the router follows no prevented click.
  const isPrevented = await canvas(page)
    .getByRole('link', { name: 'Gallery' })
    .first()
    .evaluate((link) => {
      let wasPrevented = false;
      link.addEventListener('click', (event) => {
        wasPrevented = event.defaultPrevented;
      });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return wasPrevented;
    });
  expect(isPrevented).toBe(true);
});
