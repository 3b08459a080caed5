import { desk } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack, wake } from './hydrated.ts';

test.use({ viewport: desk });

test('a press that overtakes another one leads on, and the console stays empty', async ({
  page,
}) => {
  await page.addInitScript(keepOpen);
  await page.goto('/contact');
  await wake(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expectHydrated(nav.getByRole('link', { name: 'Gallery' }));
  const letGo = await holdBack(page, '**/assets/gallery.page-*.js');
  await nav.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-came', 'gallery');
  await nav.getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pay on the page');
  letGo();
});

/** Runs in the page: the gallery's data stream in without end until they are aborted. */
function keepOpen(): void {
  const send = window.fetch;
  window.fetch = async (asked, init) => {
    const answer = await send(asked, init);
    if (!(asked instanceof Request) || !asked.url.includes('gallery.data')) return answer;
    const { signal } = asked;
    const data = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(data);
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
      // The router has read them when it asks for more.
      pull() {
        document.documentElement.dataset.came = 'gallery';
      },
    });
    return new Response(body, answer);
  };
}
