import type { Locator, Page } from '@playwright/test';
import { desk } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const mark = crypto.randomUUID().slice(0, 6);

/** What is done twenty times a day takes at most two presses; a press of a button or a choice counts as one. */
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
    /** A list is opened, and then one of its items chosen. */
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
  await signInAs(context, 'front-desk');
  // The usual ones are offered only to a shop that has none.
  const added = await page.request.post('/admin/leads/templates', {
    form: { intent: 'usual' },
    headers: { origin: process.env.SITE_URL ?? '' },
  });
  expect(added.ok()).toBe(true);
  await queryRows(
    `insert into reply_templates (id, name, subject, body, position, updated_at)
     values (gen_random_uuid(), 'Answer ${mark}', $1, $2, 99, now())`,
    [
      JSON.stringify({ en: 'Your truck', es: 'Tu troca' }),
      JSON.stringify({ en: 'Hi {name}, pick a day.', es: 'Hola {name}.' }),
    ],
  );
  // Longest waiting first.
  await ask(`Anna ${mark}`, `+1602${String(Math.random()).slice(2, 9).padEnd(7, '5')}`);
  await ask(`Ben ${mark}`, `ben.${mark}@example.org`);
  await page.setViewportSize(desk);
  await page.goto('/admin');
  const { press, choose, isDone, counts } = countPresses(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const anna = page.getByRole('listitem').filter({ hasText: `Anna ${mark}` });

  await press(anna.getByRole('link', { name: `Anna ${mark}`, exact: true }));
  await isDone('open the one who waits longest', 'What they wrote');
  await press(button('Assign to me'));
  await isDone('take it', 'Assigned');
  await press(page.getByRole('link', { name: 'Call', exact: true }).last());
  await press(button('Reached'));
  await isDone('note a call', 'Call logged');
  await press(page.getByRole('link', { name: /^Next: / }));
  await isDone('open the next', `Ben ${mark}`);
  await page.goto('/admin');
  await page.getByRole('link', { name: `Ben ${mark}`, exact: true }).click();
  await press(page.getByRole('link', { name: `Answer ${mark}` }));
  await press(button('Send by e-mail'));
  await isDone('answer with a template', 'Your answer is in the outbox');
  await choose(page.getByLabel('State'), 'Quoted');
  await isDone('move on', 'Moved');

  await press(page.getByRole('link', { name: 'Book a time' }));
  await page.getByLabel('Truck').fill('2021 Ford F-150');
  await press(button('Book it'));
  await isDone('make it an appointment, once the truck is typed', `Ben ${mark}`);
  await press(button(/^Arrived/));
  // The first free time may be on a later day, which needs a confirmation.
  const sure = page.getByRole('dialog').getByRole('button', { name: /^Mark as/ });
  const marked = page.getByRole('listitem').filter({ hasText: 'Arrived' });
  await expect(sure.or(marked).first()).toBeVisible();
  if (await sure.isVisible()) await press(sure);
  await isDone('the truck has come', /Arrived/);

  await testInfo.attach('presses', { body: JSON.stringify(counts) });
  expect(Object.values(counts).filter((presses) => presses > mostPresses)).toEqual([]);
});
