import type { APIRequestContext, Page } from '@playwright/test';
import { expect, queryRows } from './fixtures.ts';
import type { PlainVisitor } from './plain-visitor.ts';
import { prepareBuild } from './prepared-build.ts';

/** A shop of which nothing is as in the demo shop. */
export const boise = {
  name: 'Granite Peak 4x4',
  shortName: 'Granite Peak',
  tagline: 'Lifted right, the first time',
  accent: '#1f6f78',
  ink: '#1d2a33',
} as const;

/** Wide, so that the icons are made from the initials. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40"><path d="M4 36 22 6l10 16 6-8 14 22z" fill="${boise.accent}"/><path d="M60 12h80v6H60zM60 24h54v6H60z" fill="${boise.ink}"/></svg>`;

/** Enters by the forms of the office what an owner enters before the first visitor comes. */
export async function setUpBoise(owner: PlainVisitor): Promise<void> {
  await owner.open('/admin/settings/shop');
  expect(await owner.text()).toContain('These are placeholders.');
  await owner.press('Save', {
    ...{ name: boise.name, legalName: 'Granite Peak 4x4 LLC', founded: '2016', priceRange: '$$' },
    ...{ street: '310 W Front St', city: 'Boise', region: 'ID', postalCode: '83702' },
    ...{ position: '43.6122, -116.2035', areaServed: 'Boise\nMeridian\nNampa' },
    ...{ timeZone: 'America/Boise', email: 'desk@granitepeak.example' },
    ...{ phone: '208-555-0142', smsPhone: '208-555-0143' },
  });
  expect(await owner.text('[role=status]')).toContain('Saved. Visitors see it');
  expect(await owner.text()).not.toContain('These are placeholders.');
  await owner.press({ css: 'form:has([value=languages]) [type=submit]' }, { 'speaks-es': '' });

  await owner.open('/admin/settings/brand');
  await owner.press('Save the brand', {
    ...{ shortName: boise.shortName, logo: 'picture', logoFile: new File([logo], 'peak.svg') },
    ...{ 'tagline-en': boise.tagline, 'footerLine-en': 'Idaho contractor RCE-4711' },
    ...{ accent: boise.accent, ink: boise.ink },
    ...{ fonts: 'archivo', corners: 'sharp' },
  });
  await owner.open('/admin/settings/services/new');
  await owner.press('Save', { 'name-en': 'Leveling kit', hours: '2' });
  await owner.open('/admin/careers/new');
  await owner.press('Save', job());
  await owner.open('/admin/setup');
  await owner.press('Take sample goods');
}

/** The preview of the brand shows another logo as soon as it is chosen. */
export async function expectLogoPreview(page: Page): Promise<void> {
  await page.goto('/admin/settings/brand');
  const triangle =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30z"/></svg>';
  const file = { name: 'new.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(triangle) };
  const shown = page.locator('.brand-preview .logo-picture').first();
  await expect(shown).toHaveAttribute('src', /^\/brand\/logo\./);
  const field = page.locator('#logoFile');
  // It needs the page's script, which starts shortly after the page.
  await expect(async () => {
    await page.getByLabel('The name alone').check();
    await field.setInputFiles([]);
    await field.setInputFiles(file);
    await expect(page.getByLabel('Your own logo')).toBeChecked({ timeout: 1000 });
    await expect(shown).toHaveAttribute('src', /^blob:/, { timeout: 1000 });
  }).toPass();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
}

function job(): Record<string, string> {
  const today = Temporal.Now.plainDateISO('America/Boise');
  return {
    ...{ slug: 'alignment-technician', 'title-en': 'Alignment technician' },
    ...{ 'department-en': 'Shop floor', 'employmentLabel-en': 'Full time' },
    ...{ 'schedule-en': 'Monday to Thursday', 'summary-en': 'You set toe and camber.' },
    ...{ 'duties-en': 'Align lifted pickups', 'mustHaves-en': 'Two years at a rack' },
    ...{ 'niceToHaves-en': 'A good ear', 'benefits-en': 'Paid days off' },
    ...{ payMin: '28', payMax: '36', 'payNote-en': 'By experience' },
    ...{ datePosted: String(today), validThrough: String(today.add({ days: 60 })) },
  };
}

type Day = { owner: PlainVisitor; visitor: PlainVisitor; request: APIRequestContext };

/**
 * A day at the shop: a build, a question, an application and a visit come in by the site's forms, and the owner answers
 * them. Twelve kinds of letters are written. Returns the addresses that only their visitors know.
 */
export async function workADay(day: Day): Promise<{ visitors: string[]; office: string[] }> {
  const sent = await sendBuild(day);
  const asked = await askAndApply(day);
  const visits = await bookAndCancel(day);
  const office = await answerAll(day);
  return { visitors: [...sent, ...asked, ...visits, ...(await reviewLinks())], office };
}

async function sendBuild({ visitor, request }: Day): Promise<string[]> {
  await prepareBuild(request, {
    truck: 'f150',
    parts: { 'lift-kits': '', wheels: 'basaltline-corbel-17x9-6x135-p0', tires: '' },
  });
  await visitor.open('/build/share');
  await visitor.press('Share this build');
  const shared = visitor.path;
  await visitor.open('/build?step=details');
  await visitor.press('Send my build', {
    ...{ name: 'Dana Ames', contact: 'dana@example.org', consent: 'on' },
  });
  return [shared, `${shared}/print`];
}

async function askAndApply({ visitor }: Day): Promise<string[]> {
  await visitor.open('/contact');
  const message = 'Does a 35 fit my truck?';
  await visitor.press('Send', {
    name: 'Ray Ortiz',
    contact: 'ray@example.org',
    topic: 'fit',
    message,
  });
  await visitor.open('/careers/alignment-technician');
  await visitor.press('Send application', {
    ...{
      name: 'Kim Lund',
      contact: 'kim@example.org',
      message: 'Ten years at a rack.',
      consent: 'on',
    },
  });
  return [visitor.path];
}

async function bookAndCancel({ visitor }: Day): Promise<string[]> {
  await visitor.open('/appointment?service=leveling-kit&mode=drop&vehicle=2021%20Ford%20F-150');
  await visitor.follow('Later weeks');
  await visitor.follow(/: \d+ free$/);
  await visitor.press({ css: 'button[name=choose]' });
  const held = visitor.path;
  await visitor.press('Book it', { name: 'Lou Hart', contact: 'lou@example.org' });
  const [booked] = await lettersOf('appointment-booked');
  const own = booked as { manageUrl: string; calendarUrl: string };
  const calendar = pathOf(own.calendarUrl);
  await visitor.open(pathOf(own.manageUrl));
  await visitor.follow('Choose another time');
  await visitor.press({ css: 'button[name=choose]' });
  await visitor.follow('Cancel the appointment');
  await visitor.press('Cancel it', { reason: 'Sold the truck' });
  return [held, visitor.path, calendar];
}

/** The pages of the office where somebody waits, and the calendar as a phone subscribes to it. */
async function answerAll({ owner }: Day): Promise<string[]> {
  const [lead] = await queryRows(`select id from leads where kind = 'build'`);
  const [candidate] = await queryRows('select id from career_candidates');
  const [application, inquiry] = [
    `/admin/applications/${candidate?.id}`,
    `/admin/leads/${lead?.id}`,
  ];
  await owner.open(application);
  await owner.press(
    { css: 'form:has([name=stage]) [type=submit]' },
    { stage: 'interview', tell: 'on' },
  );
  await owner.open('/admin/reviews');
  const guest = { name: 'Luz Medina', email: 'luz@example.org', vehicle: '2021 Jeep Wrangler' };
  await owner.press('Send the link', guest);
  await owner.open(`${inquiry}?do=reply`);
  await owner.press('Send by e-mail', { subject: 'Your truck', text: 'It fits.' });
  await owner.press('Add to the gallery');
  const gallery = owner.path;
  const story = { slug: 'daily-driver', 'story-en': 'Built for the foothills.', paidUsd: '4200' };
  await owner.press('Save', { ...story, pokeMm: '12', trimming: 'none', rub: 'none' });
  await owner.press('Put it on the site');
  expect(await owner.text()).toContain('It is on the site');
  await owner.open('/admin/calendar/subscribe');
  await owner.press('Make a feed', { name: 'My phone' });
  const [feed] = (await owner.html.match(/\/calendar-feed\/[^"<\\]+/)) ?? [''];
  return [inquiry, application, gallery, feed];
}

async function reviewLinks(): Promise<string[]> {
  const letters = (await lettersOf('review-asked')) as { reviewUrl: string }[];
  return letters.map(({ reviewUrl }) => pathOf(reviewUrl));
}

async function lettersOf(letter: string): Promise<unknown[]> {
  const rows = await queryRows('select data from mail_messages where letter = $1', [letter]);
  return rows.map(({ data }) => data);
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
