import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';

/** The contact page with its script running. */
export async function openContactForm(page: Page) {
  await page.goto('/contact');
  await wake(page);
  await expectHydrated(page.locator('form#contact'));
}

/** Fills in the contact form, and returns the name that finds its lead. */
export async function fillContactForm(page: Page, who: string): Promise<string> {
  const name = `${who} ${crypto.randomUUID()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone or e-mail').fill('rosa@example.com');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  return name;
}

export function expectSent(page: Page) {
  return expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
}
