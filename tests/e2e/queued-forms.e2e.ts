import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, phone } from './accessible.ts';
import { fillInApplication } from './application-form.ts';
import { expect, test } from './fixtures.ts';
import { dispatchSync, openWithWorker } from './worker-cache.ts';

// A context that is used again keeps what its worker cached.
test.use({ reuseContext: false, serviceWorkers: 'allow' });

test.afterEach(({ consoleProblems }) => {
  // What a page requests while there is no network.
  const others = consoleProblems.splice(0).filter((one) => !one.includes('net::ERR_'));
  consoleProblems.push(...others);
});

/** A page with a form that has loaded what it needs without a network. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await openWithWorker(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/form-queue-')),
  );
}

async function keep(page: Page, send: string): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: send, exact: true }).click();
  await page.getByRole('button', { name: 'Keep it here and send it later' }).click();
  await expect(page.getByText('It goes out by itself')).toBeVisible();
}

/** A message typed without a signal, and queued. */
async function queueMessage(page: Page, name: string): Promise<void> {
  await openForm(page, '/contact');
  await writeMessage(page, name);
  await keep(page, 'Send');
}

async function writeMessage(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone or e-mail').fill('kept@example.org');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit without signal?');
}

const waiting = (page: Page) =>
  page.evaluate(() => localStorage.getItem('ironwood.forms') !== null);

/** What the device keeps to send. */
const queuedText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open('ironwood-forms');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('forms').objectStore('forms').getAll();
          all.onsuccess = () => {
            asked.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

async function openOutboxPage(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/terms');
  return page;
}

test('a message that is kept is taken back, changed, and goes out once when the network is back', async ({
  page,
  context,
  dbRows,
}) => {
  const name = `Parking lot ${crypto.randomUUID().slice(0, 8)}`;
  const leads = () => dbRows('select note from leads where name = $1 order by number', [name]);
  await queueMessage(page, name);
  await expectAccessible(page, phone);
  await test.step('who thinks better of it has nothing sent, and keeps the words', async () => {
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await expect(page.getByText('It goes out by itself')).toHaveCount(0);
    await context.setOffline(false);
    await openForm(page, '/contact');
    await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit without signal?');
    expect(await leads()).toEqual([]);
  });
  await test.step('what is changed before it went goes as it was changed, once, and the page says so', async () => {
    await writeMessage(page, name);
    await keep(page, 'Send');
    await page.getByLabel('Message').fill('Make that a 37.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => queuedText(page)).toContain('Make that a 37.');
    await context.setOffline(false);
    await expect(page.getByText('Sent. We have what you wrote.')).toBeVisible();
    expect(await leads()).toEqual([{ note: 'Make that a 37.' }]);
  });
  await test.step('nothing of it is left on the device, and what is written next is another message', async () => {
    await expect.poll(() => waiting(page)).toBe(false);
    await expect(page.getByLabel('Message')).toHaveValue('');
    await writeMessage(page, name);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/sent/);
    expect(await leads()).toHaveLength(2);
  });
});

test('the worker sends it with every page closed; the next visit says so and sends nothing', async ({
  page,
  context,
  dbRows,
}) => {
  const name = `Closed page ${crypto.randomUUID().slice(0, 8)}`;
  await queueMessage(page, name);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/sw.js');
  await dispatchSync(next, 'ironwood-forms');
  await expect.poll(() => dbRows('select 1 from leads where name = $1', [name])).toHaveLength(1);
  const other = await openOutboxPage(context);
  await openWithWorker(other);
  await expect(other.getByText('What you wrote without signal was sent.')).toBeVisible();
  expect(await dbRows('select 1 from leads where name = $1', [name])).toHaveLength(1);
  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(other.getByText('What you wrote without signal was sent.')).toHaveCount(0);
});

test('what the shop does not take is told, with the way back to the words', async ({
  page,
  context,
}) => {
  await queueMessage(page, 'Refused once');
  await context.route('**/contact', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422 }) : route.continue(),
  );
  await context.setOffline(false);
  await expect(page.getByText('It could not be sent. Your words are still here')).toBeVisible();
  const other = await openOutboxPage(context);
  await openWithWorker(other);
  await other.getByRole('link', { name: 'Open the form' }).click();
  await expect(other).toHaveURL(/contact$/);
  await openWithWorker(other);
  await expect(other.getByLabel('Message')).toHaveValue('Does a 35 fit without signal?');
  // Read, and not needed any more.
  await page.close();
  await other.getByRole('button', { name: 'Forget it' }).click();
  await expect(other.getByRole('button', { name: 'Forget it' })).toHaveCount(0);
  await expect(other.getByText('Your words are still here')).toHaveCount(0);
  expect(await waiting(other)).toBe(false);
});

test('an application that was kept leads to where it can be followed, and is not the one of another job', async ({
  page,
  context,
  dbRows,
}) => {
  const name = `Kept applicant ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/careers/lift-suspension-technician');
  await fillInApplication(page, { name, contact: `${crypto.randomUUID()}@example.org` });
  await page.getByLabel(/^No resume/).fill('Nine years of lifts at a dealer.');
  await keep(page, 'Send application');
  const applications = () => dbRows('select 1 from career_applications where name = $1', [name]);
  expect(await applications()).toEqual([]);
  const away = context.waitForEvent('page');
  await page.evaluate(() => open('about:blank'));
  const other = await away;
  await page.close();
  await context.setOffline(false);
  await other.goto('/careers/service-advisor');
  await openWithWorker(other);
  await expect(other.getByText('What you wrote without signal was sent.')).toBeVisible();
  await expect(other.getByText('Sent. We have what you wrote.')).toHaveCount(0);
  await expectAccessible(other, phone);
  expect(await applications()).toHaveLength(1);
  await other.getByRole('link', { name: 'See where it stands' }).click();
  await expect(other.getByRole('heading', { name: /^Your application/ })).toBeVisible();
});
