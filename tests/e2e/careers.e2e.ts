import { docxFile, pdfFile } from '../factories/resumes.ts';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { fillInApplication } from './application-form.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

test.use({ viewport: phone });

const job = '/careers/lift-suspension-technician';
const script = Buffer.from('<script>alert(1)</script>');
const upload = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

async function storedResume(name: string): Promise<Record<string, unknown>> {
  const [row] = await queryRows(
    `select r.file_name, r.key, a.answers from career_applications a
     join career_resumes r on r.application_id = a.id where a.name = $1`,
    [name],
  );
  return row ?? {};
}

const kits = expect.objectContaining({ id: 'kits', answer: '40' });
const candidates = (name: string) =>
  queryRows('select 1 from career_candidates where name = $1', [name]);

test('somebody applies, is told what is wrong, follows it until staff have hired them, and takes it back', async ({
  page,
  context,
  request,
  dbRows,
}) => {
  const name = `Rosa ${crypto.randomUUID()}`;
  const contact = `${crypto.randomUUID()}@example.org`;
  const sent = docxFile({ text: 'Twelve years of axles' });
  await page.goto(job);
  await fillInApplication(page, { name, contact });
  const file = page.getByLabel('Resume', { exact: true });
  await test.step('a file that is not what its name says is refused beside its field', async () => {
    await file.setInputFiles(upload('resume.pdf', script));
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.locator('.field', { has: file }).locator('.field-error')).toContainText(
      'the content is not what the name says',
    );
    const problems = page.getByRole('alert').getByRole('link');
    await expect(problems).toHaveText([/^Resume: .*the content is not what the name says/]);
    await expect(problems).toHaveAttribute('href', `#${await file.getAttribute('id')}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByRole('checkbox', { name: 'Alignment' })).toBeChecked();
    await expect(page.getByLabel('When could you start?')).toHaveValue('2027-01-04');
  });
  await file.setInputFiles(upload('Rosa.docx', sent));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: /^Your application/ })).toBeVisible();
  await expect(page.getByText('We have it', { exact: true })).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveText('Received');
  await expectAccessibleInTwoLooks(page);
  const status = page.url();
  const resume = await storedResume(name);
  expect(resume).toMatchObject({ file_name: 'Rosa.docx', answers: expect.arrayContaining([kits]) });
  // No address gives the file away.
  expect((await request.get(`/${resume.key}`)).status()).toBe(404);

  await signInAs(context, 'manager');
  await test.step('staff find it, read it, and note what they think', async () => {
    const found = `/admin/applications?q=${encodeURIComponent(name)}`;
    await page.goto(found);
    await expectAccessible(page, phone);
    await page.goto(`${found}&view=board`);
    await expectAccessible(page, phone);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByText('Coilovers, Alignment')).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Twelve years of axles')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('Rosa.docx');
    const address = (await page.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '';
    const got = await page.request.get(address);
    expect((await got.body()).equals(Buffer.from(sent))).toBe(true);
    expect(got.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await request.get(address, { maxRedirects: 0 })).ok()).toBe(false);
    await page.getByLabel('Note', { exact: true }).fill('Good hands.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Good hands.', { exact: true })).toBeVisible();
    await expectAccessible(page, phone);
  });
  await test.step('they move it to hired, with a letter on the way', async () => {
    await page.getByLabel('Stage').selectOption('interview');
    await page.getByLabel(/^E-mail them/).check();
    await page.getByLabel('Your own words').fill('Tuesday at 10?');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('the email is on its way')).toBeVisible();
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
  });

  await context.clearCookies();
  await page.goto(status);
  await expect(page.locator('[aria-current=step]')).toHaveText('Hired');
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByRole('heading', { name: /is deleted$/ })).toBeVisible();
  expect(await candidates(name)).toEqual([]);
});

test('somebody applies, is told what is wrong, follows it and takes it back with documents and forms alone', async ({
  page,
}) => {
  const name = `Luis ${crypto.randomUUID()}`;
  const mine = new File([new Uint8Array(pdfFile())], 'mine.pdf');
  const visitor = new PlainVisitor(page);
  const send = (typed: Record<string, string | File>, status = 200) =>
    visitor.press('Send application', typed, status);
  await visitor.open(job);
  const answers = {
    'q-kits': '40',
    'q-skills': '4',
    'q-mistake': 'A bolt.',
    'q-start': '2027-01-04',
  };
  const person = { name, contact: `${crypto.randomUUID()}@example.org`, consent: 'on' };
  await send({ ...person, ...answers, resume: new File([script], 'resume.pdf') }, 422);
  const wrong = /^Resume: .*the content is not what the name says/;
  expect(await visitor.textsOf('[role=alert] a')).toEqual([expect.stringMatching(wrong)]);
  const [problem] = await visitor.links('[role=alert]');
  expect(await visitor.textsOf(`[type=file]${problem?.href}`)).toHaveLength(1);
  const error = `.field:has([type=file]) .field-error`;
  expect(await visitor.text(error)).toContain('the content is not what the name says');
  expect(await visitor.valueOf('name')).toBe(name);
  expect(await visitor.textsOf('[name=q-skills][value="4"][checked]')).toHaveLength(1);
  expect(await visitor.valueOf('q-start')).toBe('2027-01-04');

  await send({ 'q-kits': 'many', resume: mine }, 422);
  expect(await visitor.text()).toContain('Choose mine.pdf again');
  await send({ 'q-kits': '40', resume: mine });
  expect(await visitor.text('h1')).toMatch(/^Your application/);
  expect(await visitor.text('[aria-current=step]')).toBe('Received');
  const resume = await storedResume(name);
  expect(resume).toMatchObject({ file_name: 'mine.pdf', answers: expect.arrayContaining([kits]) });
  await visitor.press('Withdraw and delete');
  expect(await visitor.text('h1')).toMatch(/is deleted$/);
  expect(await candidates(name)).toEqual([]);
});

test('a job is made with its questions, closed, and answers 410 with what else is open', async ({
  page,
  context,
}) => {
  const visitor = new PlainVisitor(page);
  const posting = 'head script[type="application/ld+json"]';
  await signInAs(context, 'manager');
  await page.goto('/admin/careers/service-advisor');
  await expectAccessible(page, phone);
  const last = page.getByRole('group', { name: 'A new question' });
  await last.getByLabel('Question, English').fill('Do you ride?');
  await last.getByLabel('Question, Spanish').fill('¿Manejas moto?');
  await last.getByLabel('Kind of answer').selectOption('boolean');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible(page, phone);
  const advisor = page.getByRole('row', { name: /service advisor/ });
  const address = await advisor.getByRole('link', { name: /^See page/ }).getAttribute('href');
  await visitor.open(address ?? '');
  expect(await visitor.textsOf('form fieldset legend')).toContainEqual(
    expect.stringContaining('Do you ride?'),
  );
  expect(JSON.parse(await visitor.text(posting))).toMatchObject({
    '@type': 'JobPosting',
    title: 'Front desk and service advisor',
    directApply: true,
  });

  await advisor.getByRole('button', { name: /^Close it/ }).click();
  const question = page.getByRole('dialog', { name: /Close Front desk/ });
  await question.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('The job is closed.', { exact: true })).toBeVisible();
  const gone = await page.goto('/careers/service-advisor');
  expect(gone?.status()).toBe(410);
  await expect(page.locator(posting)).toHaveCount(0);
  await expect(page.getByText('This job is closed. These are open:')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  const other = await page.getByRole('link', { name: /Fabricator/ }).getAttribute('href');
  await visitor.open(other ?? '');
  expect(await visitor.textsOf('h2')).toContainEqual(expect.stringMatching(/^Apply for/));
  await page.goto('/admin/careers');
  await advisor.getByRole('button', { name: /^Open it/ }).click();
  await expect(page.getByText('The job is open.', { exact: true })).toBeVisible();
});
