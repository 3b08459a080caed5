import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, queryRows, test } from './fixtures.ts';
import { onOwnSite, signInHere } from './own-site.ts';

// The demo shop moves from Phoenix to Rochester, New York, and takes its customers' bookings along.
onOwnSite();

/** A Tuesday, two weeks ahead. */
const tuesday = (() => {
  const today = Temporal.Now.plainDateISO('UTC');
  return today.add({ days: ((9 - today.dayOfWeek) % 7) + 14 });
})();
const phoenixTen = tuesday.toZonedDateTime({ timeZone: 'America/Phoenix', plainTime: '10:00' });

async function businessOf(request: APIRequestContext, path: string) {
  const page = await (await request.get(path)).text();
  const scripts = [...page.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)];
  return { page, scripts: scripts.map(([, json = '']) => JSON.parse(json)) };
}

async function bookByPhone(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/admin/calendar/new', {
    form: {
      ...{ intent: 'book', formId: randomUUID(), service: 'leveling-kit', mode: 'drop' },
      ...{ hours: '2', only: '', day: String(tuesday), startsAt: 'other', language: 'en' },
      ...{ 'other-date': String(tuesday), 'other-time': '10:00', name: 'Nilda' },
      ...{ vehicle: '2021 Ford F-150', contact: 'nilda@example.org', note: '', lead: '' },
    },
    headers: { origin: process.env.SITE_URL ?? '' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return answer.headers().location ?? '';
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('what the shop says of itself moves with it: machines, contact page, calendar and times', async ({
  page,
  context,
  request,
}) => {
  await signInHere(context, 'manager');
  const before = await businessOf(request, '/contact');
  expect(JSON.stringify(before.scripts)).toContain('Phoenix');
  expect(before.page).toContain('map-light');
  const visit = await bookByPhone(context.request);

  await page.goto('/admin/settings');
  await page.getByLabel('Name', { exact: true }).fill('Lakeshore Off-Road');
  await page.getByLabel('Legal name').fill('Lakeshore Off-Road LLC');
  await page.getByLabel('Founded in').fill('1998');
  await page.getByLabel('Price range').fill('$$');
  await page.getByLabel('Street and number').fill('120 Elm St');
  await page.getByLabel('City').fill('Rochester');
  await page.getByLabel('State').fill('NY');
  await page.getByLabel('ZIP code').fill('14604');
  await page.getByLabel('The shop’s clock').selectOption({ label: 'Eastern Time (New York)' });
  await save(page);
  // Refused: the error is next to the fields, and nothing typed is lost.
  const position = page.getByLabel('Position');
  await expect(position).toHaveAccessibleDescription(/has moved to another state/);
  await expect(page.getByLabel('Towns served')).toHaveAccessibleDescription(/serves now/);
  await expect(page.getByLabel('City')).toHaveValue('Rochester');
  await expect(page.getByLabel('The shop’s clock')).toHaveValue('America/New_York');
  await position.fill('43.1566, -77.6088');
  await page.getByLabel('Towns served').fill('Rochester\nGreece');
  await save(page);
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

  for (const path of ['/', '/contact', '/careers/service-advisor']) {
    const { page: html, scripts } = await businessOf(request, path);
    const told = JSON.stringify(scripts);
    expect(told, path).not.toMatch(/Phoenix|Your shop|33\.5876|"addressRegion":"AZ"/);
    expect(told, path).toContain('"addressLocality":"Rochester"');
    expect(html, path).not.toContain('map-light');
  }
  const { scripts } = await businessOf(request, '/contact');
  expect(scripts.find(({ name }) => name === 'Lakeshore Off-Road')).toMatchObject({
    legalName: 'Lakeshore Off-Road LLC',
    foundingDate: '1998',
    priceRange: '$$',
    geo: { latitude: 43.1566, longitude: -77.6088 },
    areaServed: ['Rochester', 'Greece'],
  });
  const { jobs } = await (await request.get('/api/jobs')).json();
  expect(jobs[0]).toMatchObject({ location: 'Rochester, NY' });

  await page.goto('/contact');
  await expect(page.getByText('Rochester, NY 14604').first()).toBeVisible();
  await page.goto(`/appointment?service=leveling-kit&day=${tuesday}`);
  await expect(page.getByText('All times are Eastern Time.')).toBeVisible();
  const first = page.locator('button[name=choose]').first();
  const eight = tuesday.toZonedDateTime({ timeZone: 'America/New_York', plainTime: '08:00' });
  await expect(first).toHaveAttribute('value', eight.toInstant().toString());

  // Booked before the move: the same instant, shown in the new time zone.
  const [row] = await queryRows(
    `select extract(epoch from starts_at)::int as second from appointments where name = 'Nilda'`,
  );
  expect(Number(row?.second) * 1000).toBe(phoenixTen.epochMilliseconds);
  const shown = phoenixTen.withTimeZone('America/New_York').toLocaleString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });
  await page.goto(visit);
  await expect(page.getByText(shown.replace(' ', ' ')).first()).toBeVisible();
  await page.goto(`/admin/calendar?view=day&day=${tuesday}`);
  await expect(page.getByText(/All times are Eastern Time/)).toBeVisible();
  const card = page.locator('.calendar-card', { hasText: 'Nilda' }).first();
  await expect(card).toContainText(shown.slice(0, 4));
});

test('in Spanish the clock has its Spanish name', async ({ page }) => {
  await page.goto('/es/appointment?service=leveling-kit');
  await expect(page.getByText('Todas las horas están en hora oriental.')).toBeVisible();
});
