import type { Locator, Page } from '@playwright/test';
import { queryRows } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** A story for one test, so that tests do not share one. Published if requested. */
export async function makeStory(
  slug: string,
  options: { published?: boolean; body?: Record<string, unknown>[] } = {},
): Promise<number> {
  const content = {
    _uid: `${slug}-page`,
    component: 'page',
    seo_title: 'A page of the tests',
    body: options.body ?? [
      { _uid: `${slug}-hero`, component: 'hero', title: 'Before the change', buttons: [] },
      {
        _uid: `${slug}-words`,
        component: 'HeadingParagraph',
        heading: 'Words',
        paragraph: 'As it was.',
      },
    ],
  };
  // A retried test finds nothing that its first attempt left.
  await queryRows('delete from content_stories where full_slug = $1', [slug]);
  const [row] = await queryRows(
    `insert into content_stories (uuid, group_id, name, slug, full_slug, content)
     values (gen_random_uuid(), gen_random_uuid(), $1, $1, $1, $2) returning id`,
    [slug, JSON.stringify(content)],
  );
  await queryRows(
    `insert into content_versions (story_id, revision, action, name, content, author_name)
     select id, revision, 'create', name, content, 'The tests' from content_stories where id = $1`,
    [row?.id],
  );
  if (options.published) {
    await queryRows(
      `insert into content_publications (story_id, name, content, revision, published_at, first_published_at)
       select id, name, content, revision, now(), now() from content_stories where id = $1`,
      [row?.id],
    );
  }
  return Number(row?.id);
}

/** Opens the editor of a story as somebody with this role, with the page running in its frame. */
export async function openEditor(page: Page, storyId: number): Promise<void> {
  await signInAs(page.context(), 'editor');
  await page.goto(`/admin/content/${storyId}`);
  await canvas(page).locator('.storyblok__hint').waitFor({ state: 'attached' });
  // The page has answered the editor once it shows what it was sent.
  await page.waitForTimeout(300);
}

export function canvas(page: Page) {
  return page.frameLocator('iframe');
}

/** With real coordinates: the frame is scaled down, so positions in it differ from those on the screen. */
export async function clickOnCanvas(page: Page, target: Locator): Promise<void> {
  const outer = await page.locator('iframe').boundingBox();
  const inner = await target.first().evaluate(async (element) => {
    element.scrollIntoView({ block: 'center' });
    const place = () => element.getBoundingClientRect();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Content that is inserted above moves it.
    for (let before = Number.NaN; before !== place().top; await frame()) before = place().top;
    const { left, top, height } = place();
    return { x: left + 20, y: top + height / 2, width: window.innerWidth };
  });
  if (!outer) throw new Error('There is no frame');
  const scale = outer.width / inner.width;
  await page.mouse.click(outer.x + inner.x * scale, outer.y + inner.y * scale);
}

/** By its label, whatever is next to it about translations. */
export function field(page: Page, label: string): Locator {
  const fields = page.getByRole('complementary', { name: 'Fields' });
  return fields.getByRole('textbox', { name: new RegExp(`^${label}(?![,\\w])`) });
}

export function outlinePart(page: Page, name: string): Locator {
  return page.getByRole('complementary', { name: 'On this page' }).getByRole('button', { name });
}
