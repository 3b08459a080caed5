import type { Page } from '@playwright/test';
import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { prepareBuild } from './prepared-build.ts';

type Rows = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** The part that a step proposes first. */
const best = (page: Page) => page.locator('#build-option .build-choices .build-choice').first();
const radioOf = (page: Page) => best(page).getByRole('radio');

async function atStep(page: Page, step: string, next: string) {
  await expect(page).toHaveURL(new RegExp(`step=${step}`));
  // The URL changes shortly before the page does.
  await expect(page.getByRole('button', { name: next, exact: true })).toBeVisible();
}

async function expectSent(page: Page, dbRows: Rows, parts: number) {
  await expect(page).toHaveURL(/\/build\/complete$/);
  const said = await page.getByText(/^Build IR-\d+ is with the shop/).textContent();
  const number = Number(/IR-(\d+)/.exec(said ?? '')?.[1]);
  const [lead] = await dbRows('select name, snapshot from leads where number = $1', [number]);
  expect(lead).toMatchObject({ name: 'Dana Whitlock', snapshot: { parts: { length: parts } } });
}

// By touch: first-visit.e2e.ts.
test.describe('at a desk', () => {
  test.use({ viewport: desk });

  test('a truck is built by keyboard alone', async ({ page, dbRows }) => {
    // The three kinds of parts have one template.
    await prepareBuild(page.request, { truck: 'f150', options: ['wheels'] });
    await page.goto('/build?step=vehicle');
    await reach(page, 'Wheels');
    await page.keyboard.press('Enter');
    await atStep(page, 'wheels', 'Details');
    await reachChoices(page);
    // From keeping the factory part to the first part.
    await page.keyboard.press('ArrowDown');
    await expect(radioOf(page)).toBeChecked();
    await reach(page, 'Details');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Send my build' })).toBeVisible();
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Dana Whitlock');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dana@example.com');
    await tabTo(page, () => page.getByLabel('Use these details to answer me about this build.'));
    await page.keyboard.press('Space');
    await reach(page, 'Send my build');
    await page.keyboard.press('Enter');
    await expectSent(page, dbRows, 1);
  });
});

// From the home page, and with what is refused: build.e2e.ts.
test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true, isMobile: true });

  test('a truck is built by forms alone', async ({ page, dbRows }) => {
    await page.goto('/build');
    await page.getByRole('button', { name: 'Lift Kit', exact: true }).click();
    const steps = [
      ['lift-kits', 'Wheels'],
      ['wheels', 'Tires'],
      ['tires', 'Details'],
    ] as const;
    for (const [step, next] of steps) {
      await atStep(page, step, next);
      await best(page).click();
      await page.getByRole('button', { name: next, exact: true }).click();
    }
    await page.getByLabel('Name').fill('Dana Whitlock');
    await page.getByLabel('Phone or e-mail').fill('602 555 0199');
    await page.getByLabel('Use these details to answer me about this build.').check();
    await page.getByRole('button', { name: 'Send my build' }).click();
    await expectSent(page, dbRows, 3);
  });
});

const reach = (page: Page, name: string) =>
  tabTo(page, () => page.getByRole('button', { name, exact: true }));

const reachChoices = (page: Page) =>
  tabTo(page, () => page.locator('#build-option').getByRole('radio').first());

/** Presses Tab until the focus is there; a page that traps it fails. */
async function tabTo(page: Page, target: () => ReturnType<Page['locator']>) {
  const one = await target().elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    if (await one?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}
