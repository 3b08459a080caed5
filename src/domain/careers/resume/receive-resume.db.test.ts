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
    issues: [{ path: 'resume', message: expect.stringContaining('Your answers are still here') }],
  });
  expect([await countOf(careerApplications), files.keys()]).toEqual([0, []]);
  expect(await db.select().from(careerUploads)).toEqual([]);
});

test('the virus scanner is asked; one that is away refuses files only where it is required', async () => {
  const sent = () => ({ fileName: 'cv.pdf', body: inChunks(pdf.bytes) });
  const seen: number[] = [];
  const scanner = (answer: () => { found: string | null }, isRequired = true) => ({
    isRequired,
    async scan(chunks: AsyncIterable<Uint8Array>) {
      let length = 0;
      for await (const chunk of chunks) length += chunk.length;
      seen.push(length);
      return answer();
    },
  });
  const away = () => {
    throw new Error('connect ECONNREFUSED');
  };
  const clean = await receiveResume(
    { ...visitor, scanner: scanner(() => ({ found: null })) },
    sent(),
  );
  expect(clean).toMatchObject({ scan: 'clean' });
  if ('file' in clean) await clean.file.discard();
  const bad = scanner(() => ({ found: 'Eicar' }));
  expect(await receiveResume({ ...visitor, scanner: bad }, sent())).toMatchObject({
    problem: 'infected',
  });
  expect(await receiveResume({ ...visitor, scanner: scanner(away) }, sent())).toMatchObject({
    problem: 'unchecked',
  });
  const optional = await receiveResume({ ...visitor, scanner: scanner(away, false) }, sent());
  expect(optional).toMatchObject({ scan: 'unreachable' });
  if ('file' in optional) await optional.file.discard();
  expect([seen, incoming.open()]).toEqual([Array(4).fill(pdf.bytes.length), 0]);
});
