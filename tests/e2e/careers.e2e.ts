import { docxFile, pdfFile } from '../factories/resumes.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { fillInApplication } from './application-form.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';

const job = '/careers/lift-suspension-technician';
const upload = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'from a phone' : 'from a phone without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('somebody applies, is told what is wrong, follows it and takes it back', async ({
      page,
      dbRows,
    }) => {
      const name = `Luis ${crypto.randomUUID()}`;
      await page.goto(job);
      await fillInApplication(page, { name, contact: `${crypto.randomUUID()}@example.org` });
      const file = page.getByLabel('Resume', { exact: true });
      await file.setInputFiles(upload('resume.pdf', Buffer.from('<script>alert(1)</script>')));
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.locator('.field', { has: file }).locator('.field-error')).toContainText(
        'the content is not what the name says',
      );
      const problems = page.getByRole('alert').getByRole('link');
      await expect(problems).toHaveText([/^Resume: .*the content is not what the name says/]);
      const field = await file.getAttribute('id');
      await expect(problems).toHaveAttribute('href', `#${field}`);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
      await expect(page.getByRole('checkbox', { name: 'Alignment' })).toBeChecked();
      await expect(page.getByLabel('When could you start?')).toHaveValue('2027-01-04');

      if (!javaScriptEnabled) {
        await page.getByLabel(/bracket or long-arm kits/).fill('many');
        await file.setInputFiles(upload('mine.pdf', pdfFile()));
        await page.getByRole('button', { name: 'Send application' }).click();
        await expect(page.getByText('Choose mine.pdf again')).toBeVisible();
        await page.getByLabel(/bracket or long-arm kits/).fill('40');
      }
      await file.setInputFiles(upload('mine.pdf', pdfFile()));
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { name: /^Your application/ })).toBeVisible();
      await expect(page.locator('[aria-current=step]')).toHaveText('Received');
      const [row] = await dbRows(
        `select r.file_name, r.key, a.answers from career_applications a
         join career_resumes r on r.application_id = a.id where a.name = $1`,
        [name],
      );
      expect(row).toMatchObject({ file_name: 'mine.pdf' });
      expect(row?.answers).toContainEqual(expect.objectContaining({ id: 'kits', answer: '40' }));
      expect((await page.request.get(`/${row?.key}`)).status()).toBe(404);

      await page.getByRole('button', { name: 'Withdraw and delete' }).click();
      await expect(page.getByRole('heading', { name: /is deleted$/ })).toBeVisible();
      expect(await dbRows('select 1 from career_candidates where name = $1', [name])).toEqual([]);
    });
  });
}

test('staff read an application, move it to hired, and close the job', async ({
  page,
  context,
  browser,
  baseURL,
  dbRows,
}) => {
  const name = `Rosa ${crypto.randomUUID()}`;
  const contact = `${crypto.randomUUID()}@example.org`;
  const visitor = await browser.newContext({ baseURL });
  const visit = await visitor.newPage();
  await visit.goto(job);
  await expectAccessibleInTwoLooks(visit);
  await fillInApplication(visit, { name, contact });
  const sent = docxFile({ text: 'Twelve years of axles' });
  await visit.getByLabel('Resume', { exact: true }).setInputFiles(upload('Rosa.docx', sent));
  await visit.getByRole('button', { name: 'Send application' }).click();
  await expect(visit.getByText('We have it', { exact: true })).toBeVisible();
  await expectAccessibleInTwoLooks(visit);
  const status = visit.url();

  await signInAs(context, 'manager');
  await page.goto(`/admin/applications?q=${encodeURIComponent(name)}`);
  await expectAccessibleInTwoLooks(page);
  await page.goto(`/admin/applications?view=board&q=${encodeURIComponent(name)}`);
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByText('Coilovers, Alignment')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Twelve years of axles')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Rosa.docx');
  const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
  const got = await page.request.get(address ?? '');
  expect((await got.body()).equals(Buffer.from(sent))).toBe(true);
  expect(got.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect((await visit.request.get(address ?? '', { maxRedirects: 0 })).ok()).toBe(false);
  await page.getByLabel('Note', { exact: true }).fill('Good hands.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Good hands.', { exact: true })).toBeVisible();
  await expectAccessibleInTwoLooks(page);

  await page.getByLabel('Stage').selectOption('interview');
  await page.getByLabel(/^E-mail them/).check();
  await page.getByLabel('Your own words').fill('Tuesday at 10?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('the letter is on its way')).toBeVisible();
  await expect(page.getByText(/moved to Interview/)).toBeVisible();
  await page.getByLabel('Stage').selectOption('hired');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/moved to Hired/)).toBeVisible();
  const letters = await dbRows(
    `select letter from mail_messages where recipient = $1 order by created_at`,
    [contact],
  );
  expect(letters.map(({ letter }) => letter)).toEqual([
    'application-received',
    'application-stage',
  ]);
  await visit.goto(status);
  await expect(visit.locator('[aria-current=step]')).toHaveText('Hired');
});

test('a job is made with its questions, closed, and answers 410 with what else is open', async ({
  page,
  context,
}) => {
  await signInAs(context, 'manager');
  await page.goto('/admin/careers/service-advisor');
  await expectAccessibleInTwoLooks(page);
  const last = page.getByRole('group', { name: 'A new question' });
  await last.getByLabel('Question, English').fill('Do you ride?');
  await last.getByLabel('Question, Spanish').fill('¿Manejas moto?');
  await last.getByLabel('Kind of answer').selectOption('boolean');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const advisor = page.getByRole('row', { name: /service advisor/ });
  await advisor.getByRole('link', { name: /^See page/ }).click();
  await expect(page.getByRole('group', { name: 'Do you ride?' })).toBeVisible();
  const posting = page.locator('head script[type="application/ld+json"]');
  expect(JSON.parse((await posting.textContent()) ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Front desk and service advisor',
    directApply: true,
  });

  await page.goto('/admin/careers');
  await expectAccessibleInTwoLooks(page);
  await advisor.getByRole('button', { name: /^Close it/ }).click();
  const question = page.getByRole('dialog', { name: /Close Front desk/ });
  await question.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('The job is closed.', { exact: true })).toBeVisible();
  const gone = await page.goto('/careers/service-advisor');
  expect(gone?.status()).toBe(410);
  await expect(posting).toHaveCount(0);
  await expect(page.getByText('This job is closed. These are open:')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: /Fabricator/ }).click();
  await expect(page.getByRole('heading', { name: /^Apply for/ })).toBeVisible();
  await page.goto('/admin/careers');
  await advisor.getByRole('button', { name: /^Open it/ }).click();
  await expect(page.getByText('The job is open.', { exact: true })).toBeVisible();
});
