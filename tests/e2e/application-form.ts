import type { Page } from '@playwright/test';

/** What a lift technician is asked, except for the resume. */
export async function fillInApplication(page: Page, { name, contact }: Applicant) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone or e-mail').fill(contact);
  await page.getByLabel(/bracket or long-arm kits/).fill('40');
  await page.getByRole('checkbox', { name: 'Coilovers' }).check();
  await page.getByRole('checkbox', { name: 'Alignment' }).check();
  await page.getByLabel(/a job that came back/).fill('A track bar bolt. I mark them now.');
  await page.getByLabel('When could you start?').fill('2027-01-04');
  await page.getByLabel(/^Use this to consider me/).check();
}

type Applicant = { name: string; contact: string };
