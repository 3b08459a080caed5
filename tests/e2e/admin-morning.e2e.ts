import type { Locator, Page } from '@playwright/test';
import { desk } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** What is done twenty times a day takes two presses at most; each is a press of a button or a choice. */
const mostPresses = 2;

function countPresses(page: Page) {
  let presses = 0;
  const counts: Record<string, number> = {};
  return {
    counts,
    async press(target: Locator) {
      presses += 1;
      await target.click();
    },
    /** A list is opened, and then one of it chosen. */
    async choose(target: Locator, label: string) {
      presses += 2;
      await target.selectOption({ label });
    },
    async isDone(task: string, words: string | RegExp) {
      await expect(page.getByText(words).first()).toBeVisible();
      counts[task] = presses;
      presses = 0;
    },
  };
}

async function ask(name: string, contact: string): Promise<void> {
  await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note, created_at)
     values (gen_random_uuid(), 'message', $1, $2, $3, 'en', 'fit', 'Does a 35 fit?', now() - interval '40 days')`,
    [name, contact, contact.includes('@') ? 'email' : 'phone'],
  );
}

test('nothing that the front desk does all morning takes more than two presses', async ({
  page,
  context,
}, testInfo) => {
  await queryRows(
    `insert into reply_templates (id, name, subject, body, position, updated_at)
     values (gen_random_uuid(), 'Morning answer', $1, $2, 99, now())`,
    [
      JSON.stringify({ en: 'Your truck', es: 'Tu troca' }),
      JSON.stringify({ en: 'Hi {name}, pick a day.', es: 'Hola {name}.' }),
    ],
  );
  // The ones who wait longest of all come first.
  await ask('Morning Anna', '+16025550161');
  await ask('Morning Ben', 'morning.ben@example.org');
  await signInAs(context, 'front-desk');
  await page.setViewportSize(desk);
  await page.goto('/admin');
  const { press, choose, isDone, counts } = countPresses(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const anna = page.getByRole('listitem').filter({ hasText: 'Morning Anna' });

  await press(anna.getByRole('link', { name: 'Morning Anna', exact: true }));
  await isDone('open the one who waits longest', 'What they wrote');
  await press(button('Assign to me'));
  await isDone('take it', 'Assigned');
  await press(page.getByRole('link', { name: 'Call', exact: true }).last());
  await press(button('Reached'));
  await isDone('note a call', 'Call noted');
  await press(page.getByRole('link', { name: /^Next: / }));
  await isDone('open the next', 'Morning Ben');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Morning Ben', exact: true }).click();
  await press(page.getByRole('link', { name: 'Morning answer' }));
  await press(button('Send by e-mail'));
  await isDone('answer with a template', 'Your answer is in the outbox');
  await choose(page.getByLabel('State'), 'Quoted');
  await isDone('move on', 'Moved');

  await press(page.getByRole('link', { name: 'Book a time' }));
  await page.getByLabel('Truck').fill('2021 Ford F-150');
  await press(button('Book it'));
  await isDone('make it an appointment, once the truck is typed', 'Morning Ben');
  await press(button(/^Arrived/));
  await isDone('the truck has come', /Arrived/);

  await testInfo.attach('presses', { body: JSON.stringify(counts) });
  expect(Object.values(counts).filter((presses) => presses > mostPresses)).toEqual([]);
});
