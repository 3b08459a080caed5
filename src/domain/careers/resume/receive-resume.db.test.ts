import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { careerApplications, careerResumes, careerUploads } from '#src/db/schema/careers.ts';
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { inChunks, sendApplication } from '#tests/factories/applications.ts';
import { badResumes } from '#tests/factories/bad-resumes.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { pdfFile } from '#tests/factories/resumes.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { createMemoryIncoming } from '#tests/fakes/memory-incoming.ts';
import { noAnswer, testScanner } from '#tests/fakes/test-scanner.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { receiveResume } from '../index.server.ts';

const database = await openTestDatabase();
const { db } = database;
const files = createMemoryFiles();
const incoming = createMemoryIncoming();
const visitor = createTestContext(db, { actor: { kind: 'visitor' }, files, incoming });
const luis = { slug: 'fabricator-welder', name: 'Luis Ibáñez', contact: 'Luis@Example.org' };
const pdf = { name: 'Currículum.pdf', bytes: pdfFile() };

beforeAll(async () => {
  const ctx = createTestContext(db);
  await seedSettings(ctx, siteFile);
  await seedJobs(ctx, jobsFile);
});
afterAll(() => database.close());

async function countOf(table: typeof careerApplications | typeof careerResumes) {
  const [row] = await db.select({ rows: count() }).from(table);
  return row?.rows;
}

test.each(badResumes)('%s leaves nothing behind', async (_, fileName, bytes, problem) => {
  const answer = await receiveResume(visitor, { fileName, body: inChunks(bytes, 65_536) });
  expect(answer).toEqual({ problem, fileName });
  expect([incoming.open(), files.keys(), await countOf(careerResumes)]).toEqual([0, [], 0]);
});

test('an upload that breaks off leaves nothing behind', async () => {
  async function* broken() {
    yield pdf.bytes.subarray(0, 100);
    throw new Error('the connection was lost');
  }
  const receiving = receiveResume(visitor, { fileName: 'cv.pdf', body: broken() });
  await expect(receiving).rejects.toThrow('the connection was lost');
  expect([incoming.open(), files.keys()]).toEqual([0, []]);
});

test('a full disk is said, and the store keeps nothing', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const ctx = { ...visitor, files: { ...files, putStream: () => Promise.reject(full) } };
  await expect(sendApplication(ctx, { ...luis, file: pdf })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'resume', text: expect.stringContaining('Your answers are still here') }],
  });
  expect([await countOf(careerApplications), files.keys()]).toEqual([0, []]);
  expect(await db.select().from(careerUploads)).toEqual([]);
});

test.each([
  ['finds nothing', () => ({ found: null }), true, { scan: 'clean' }],
  ['finds a virus', () => ({ found: 'Eicar' }), true, { problem: 'infected' }],
  ['is away, where it is required', noAnswer, true, { scan: 'waiting' }],
  ['is away, where it is not', noAnswer, false, { scan: 'unreachable' }],
])('a virus scanner that %s', async (_, answer, isRequired, expected) => {
  const scanner = testScanner(answer, isRequired);
  const sent = { fileName: 'cv.pdf', body: inChunks(pdf.bytes) };
  const received = await receiveResume({ ...visitor, scanner }, sent);
  expect(received).toMatchObject(expected);
  if ('file' in received) await received.file.discard();
  expect([scanner.seen, incoming.open()]).toEqual([[pdf.bytes.length], 0]);
});
