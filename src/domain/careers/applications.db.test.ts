import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  careerApplications,
  careerCandidates,
  type careerResumes,
  careerUploads,
} from '#src/db/schema/careers.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { listAudit } from '#src/domain/audit/index.server.ts';
import { sendApplication } from '#tests/factories/applications.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { docxFile, pdfFile } from '#tests/factories/resumes.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { createMemoryIncoming } from '#tests/fakes/memory-incoming.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import {
  addCandidateNote,
  changeStage,
  consentToKeep,
  countNewCandidates,
  getApplicationStatus,
  getCandidate,
  listCandidates,
  openResume,
  previewResume,
  purgeApplications,
  withdrawApplication,
} from './index.server.ts';

// Runs on both engines: a form sent twice at the same time.

const database = await openTestDatabase();
const { db } = database;
const files = createMemoryFiles();
const incoming = createMemoryIncoming();
const visitor = createTestContext(db, { actor: { kind: 'visitor' }, files, incoming });
const manager = asStaff(visitor, 'manager');
const luis = { slug: 'fabricator-welder', name: 'Luis Ibáñez', contact: 'Luis@Example.org' };
const pdf = { name: 'Currículum.pdf', bytes: pdfFile() };

beforeAll(async () => {
  const ctx = createTestContext(db);
  await seedSettings(ctx, siteFile);
  await seedJobs(ctx, jobsFile);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(careerCandidates);
  await db.delete(mailMessages);
  await runTestJobs(db, { 'delete-files': deleteFiles, 'send-mail': async () => {} });
  for (const key of files.keys()) await files.delete(key);
});

async function deleteFiles({ keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await files.delete(key);
}

const runDeletes = () =>
  runTestJobs(db, { 'delete-files': deleteFiles, 'send-mail': async () => {} });

async function countOf(
  table: typeof careerCandidates | typeof careerApplications | typeof careerResumes,
) {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows;
}

async function onlyCandidate() {
  const [line] = await listCandidates(manager, { search: '', job: null, stage: null });
  if (!line) throw new Error('nobody applied');
  return getCandidate(manager, line.id);
}

test('an application is stored with its answers, and both sides are notified', async () => {
  await sendApplication(visitor, { ...luis, file: pdf });
  const { candidate, applications, deleteOn } = await onlyCandidate();
  expect(candidate).toMatchObject({ stage: 'new', contactKind: 'email', name: 'Luis Ibáñez' });
  const [application] = applications;
  const question = jobsFile.jobs.find(({ slug }) => slug === luis.slug)?.questions[0];
  expect(application?.answers[0]).toEqual({
    id: question?.id,
    type: 'checkboxes',
    question: question?.label,
    answer: question?.options?.slice(0, 2),
  });
  expect(application?.resume).toMatchObject({ fileName: 'Currículum.pdf', scan: 'none' });
  expect(deleteOn).toBe('2027-05-20');
  expect(await countNewCandidates(manager)).toBe(1);
  const letters = await db.select().from(mailMessages).orderBy(mailMessages.letter);
  expect(letters.map(({ letter, recipient }) => [letter, recipient])).toEqual([
    ['application-arrived', expect.stringContaining('@')],
    ['application-received', 'Luis@Example.org'],
  ]);
  expect(letters[1]?.data).toMatchObject({
    statusUrl: expect.stringMatching(/^http:\/\/shop\.test\/careers\/status\/mail\./),
  });
});

test.each([
  ['a PDF', pdf],
  ['a Word file larger than a piece', { name: 'cv.docx', bytes: largeDocx() }],
])('%s arrives as it was sent, and lies sealed in the store', async (_, file) => {
  await sendApplication(visitor, { ...luis, file });
  const [key = ''] = files.keys();
  const stored = Buffer.from(await files.get(key));
  expect(key).toMatch(/^resumes\/[\w-]{32}$/);
  expect(stored.length).toBeGreaterThan(file.bytes.length);
  expect(stored.includes(Buffer.from(file.bytes.subarray(0, 8)))).toBe(false);
  const { applications } = await onlyCandidate();
  const opened = await openResume(manager, applications[0]?.id ?? '');
  const body = Buffer.from(await new Response(opened.body).arrayBuffer());
  expect(body.equals(Buffer.from(file.bytes))).toBe(true);
  expect(incoming.open()).toBe(0);
});

function largeDocx(): Uint8Array {
  const noise = Buffer.from(
    Array.from({ length: 200_000 }, (_, at) => (at * 7919 + (at >> 3)) % 251),
  );
  return docxFile({}, [{ name: 'word/media/a.bin', data: noise, isStored: true }]);
}

test('only who may read applications opens a resume, and each time is written down', async () => {
  await sendApplication(visitor, { ...luis, file: { name: 'cv.docx', bytes: docxFile() } });
  const { applications } = await onlyCandidate();
  const id = applications[0]?.id ?? '';
  await expect(openResume(visitor, id)).rejects.toMatchObject({ code: 'unauthenticated' });
  for (const role of ['builder', 'editor'] as const) {
    const other = asStaff(visitor, role);
    await expect(openResume(other, id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(previewResume(other, id)).rejects.toMatchObject({ code: 'forbidden' });
  }
  const desk = asStaff(visitor, 'front-desk', 'Lupita');
  expect(await previewResume(desk, id)).toBe('Luis Ibáñez');
  await (await openResume(desk, id)).body.cancel();
  const { lines } = await listAudit(manager, { search: 'Lupita' });
  expect(lines.map(({ action }) => action)).toEqual([
    'applications.download',
    'applications.preview',
  ]);
  await expect(openResume(manager, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
});

test('a file that was changed in the store is not given out', async () => {
  await sendApplication(visitor, { ...luis, file: pdf });
  const [key = ''] = files.keys();
  const stored = new Uint8Array(await files.get(key));
  stored[10] = (stored[10] ?? 0) ^ 1;
  await files.put(key, stored);
  const { applications } = await onlyCandidate();
  const { body } = await openResume(manager, applications[0]?.id ?? '');
  await expect(new Response(body).arrayBuffer()).rejects.toThrow();
});

test('the same form sent twice, also at once, is one application with one file', async () => {
  const form = { ...luis, file: pdf, formId: randomUUID() };
  const [one, two] = await Promise.all([
    sendApplication(visitor, form),
    sendApplication(visitor, form),
  ]);
  expect(two).toEqual(one);
  expect(await sendApplication(visitor, form)).toEqual(one);
  expect([await countOf(careerApplications), files.keys().length]).toEqual([1, 1]);
  expect(await db.select().from(mailMessages)).toHaveLength(2);
});

test('who applies again is the same candidate with a new version', async () => {
  await sendApplication(visitor, { ...luis, contact: '(480) 777-7700', message: 'First' });
  const later = { ...visitor, clock: { now: () => testNow.add({ hours: 1 }) } };
  await sendApplication(later, { ...luis, contact: '1 480.777.7700', message: 'Second' });
  const { candidate, applications, events } = await onlyCandidate();
  expect(candidate.contact).toBe('+14807777700');
  expect(applications.map(({ message }) => message)).toEqual(['Second', 'First']);
  expect(events.map(({ kind }) => kind)).toEqual(['again']);
  await sendApplication(visitor, { ...luis, slug: 'service-advisor', contact: '4807777700' });
  expect(await countOf(careerCandidates)).toBe(2);
});

test('a link from a screen tells nothing of an application that it did not send', async () => {
  const own = await sendApplication(visitor, { ...luis, contact: '4807777700' });
  await changeStage(manager, {
    id: (await onlyCandidate()).candidate.id,
    stage: 'offer',
    tells: false,
  });
  expect((await getApplicationStatus(visitor, own.token)).stage).toBe('offer');
  const stranger = await sendApplication(visitor, { ...luis, contact: '4807777700', message: 'x' });
  expect((await getApplicationStatus(visitor, stranger.token)).stage).toBe('new');
  await withdrawApplication(visitor, stranger.token);
  expect((await getApplicationStatus(visitor, own.token)).stage).toBe('offer');
  const forged = own.token.replace(/^screen/, 'mail');
  await expect(getApplicationStatus(visitor, forged)).rejects.toMatchObject({ code: 'not-found' });
});

test('who withdraws is gone, with the file', async () => {
  const { token } = await sendApplication(visitor, { ...luis, file: pdf });
  await withdrawApplication(visitor, token);
  await runDeletes();
  expect([await countOf(careerCandidates), files.keys()]).toEqual([0, []]);
  await expect(getApplicationStatus(visitor, token)).rejects.toMatchObject({ code: 'not-found' });
});

test('staff move a candidate on, write to them in their language, and note what they think', async () => {
  await sendApplication(visitor, { ...luis, locale: 'es' });
  const { id } = (await onlyCandidate()).candidate;
  await db.delete(mailMessages);
  await changeStage(manager, { id, stage: 'interview', tells: true, words: 'Martes a las 10.' });
  await changeStage(manager, { id, stage: 'interview', tells: true });
  await addCandidateNote(manager, { id, text: ' Good welds. ' });
  const letters = await db.select().from(mailMessages);
  expect(letters).toMatchObject([
    {
      letter: 'application-stage',
      locale: 'es',
      recipient: 'Luis@Example.org',
      data: { stage: 'interview', words: 'Martes a las 10.', deleteOn: '2027-05-20' },
    },
  ]);
  const { events } = await onlyCandidate();
  expect(events.map(({ kind, text, isMailed }) => [kind, text, isMailed])).toEqual([
    ['note', 'Good welds.', false],
    ['stage', 'interview', true],
  ]);
  const desk = asStaff(visitor, 'front-desk');
  await expect(changeStage(desk, { id, stage: 'hired', tells: false })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const filter = { search: 'ibáñez fabricator', job: luis.slug, stage: 'interview' as const };
  expect(await listCandidates(desk, filter)).toHaveLength(1);
  expect(await listCandidates(desk, { ...filter, search: 'nobody' })).toEqual([]);
});

test('a letter to a phone number is refused, and the stage stays', async () => {
  await sendApplication(visitor, { ...luis, contact: '4807777700' });
  const { id } = (await onlyCandidate()).candidate;
  const change = changeStage(manager, { id, stage: 'closed', tells: true });
  await expect(change).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'tell' }] });
  expect((await onlyCandidate()).candidate.stage).toBe('new');
});

test('what is older than the privacy page promises is deleted, unless they asked to be kept', async () => {
  await sendApplication(visitor, { ...luis, file: pdf });
  const kept = await sendApplication(visitor, { ...luis, contact: 'kept@example.org' });
  await db.insert(careerUploads).values({ key: 'resumes/orphan', createdAt: new Date(0) });
  await files.put('resumes/orphan', pdf.bytes);
  const at = (days: number) => ({ now: () => testNow.add({ hours: 24 * days }) });
  await consentToKeep({ ...visitor, clock: at(100) }, kept.token);
  const system = createTestContext(db, { files, clock: at(179) });
  expect(await purgeApplications(system)).toBe(0);
  expect(files.keys()).not.toContain('resumes/orphan');
  expect(await purgeApplications({ ...system, clock: at(181) })).toBe(1);
  await runDeletes();
  expect([await countOf(careerCandidates), files.keys()]).toEqual([1, []]);
  expect(await purgeApplications({ ...system, clock: at(281) })).toBe(1);
});
