import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { careerCandidates } from '#src/db/schema/careers.ts';
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { listAudit } from '#src/domain/audit/index.server.ts';
import { exportPersonalData } from '#src/domain/personal-data/index.server.ts';
import { readPerson } from '#src/domain/personal-data/index.ts';
import { sendApplication } from '#tests/factories/applications.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { pdfFile } from '#tests/factories/resumes.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { noAnswer, testScanner } from '#tests/fakes/test-scanner.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import {
  getCandidate,
  listCandidates,
  openResume,
  previewResume,
  scanWaitingResumes,
} from '../index.server.ts';

const database = await openTestDatabase();
const { db } = database;
const files = createMemoryFiles();
const system = createTestContext(db, { files });
const manager = asStaff(system, 'manager');
const luis = { slug: 'fabricator-welder', name: 'Luis Ibáñez', contact: 'luis@example.org' };

beforeAll(async () => {
  const ctx = createTestContext(db);
  await seedSettings(ctx, siteFile);
  await seedJobs(ctx, jobsFile);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(careerCandidates);
  for (const key of files.keys()) await files.delete(key);
});

/** Applies while the scanner does not answer. Returns the id of the application. */
async function applyMeanwhile(isRequired: boolean): Promise<string> {
  const file = { name: 'cv.pdf', bytes: pdfFile() };
  const scanner = testScanner(noAnswer, isRequired);
  await sendApplication({ ...system, actor: { kind: 'visitor' }, scanner }, { ...luis, file });
  const { applications } = await onlyCandidate();
  return applications[0]?.id ?? '';
}

async function onlyCandidate() {
  const [line] = await listCandidates(manager, { search: '', job: null, stage: null });
  if (!line) throw new Error('nobody applied');
  return getCandidate(manager, line.id);
}

async function stateNow() {
  const { applications } = await onlyCandidate();
  return applications[0]?.resume?.scan;
}

/** Runs the waiting jobs with a scanner that gives this answer; returns how many files got none. */
async function scanLater(scanner: ReturnType<typeof testScanner> | null): Promise<number[]> {
  const unanswered: number[] = [];
  await runTestJobs(db, {
    'send-mail': async () => {},
    'delete-files': async ({ keys }) => {
      for (const key of keys) await files.delete(key);
    },
    'scan-resumes': async () => {
      unanswered.push(await scanWaitingResumes({ ...system, scanner }));
    },
  });
  return unanswered;
}

test('a resume is kept while the scanner is away, opened by nobody, and released by a later scan', async () => {
  const id = await applyMeanwhile(true);
  expect(await stateNow()).toBe('waiting');
  await expect(openResume(manager, id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(previewResume(manager, id)).rejects.toMatchObject({ code: 'conflict' });

  expect(await scanWaitingResumes({ ...system, scanner: testScanner(noAnswer) })).toBe(1);
  expect(await stateNow()).toBe('waiting');

  expect(await scanLater(testScanner(() => ({ found: null })))).toEqual([0]);
  expect(await stateNow()).toBe('clean');
  expect((await openResume(manager, id)).fileName).toBe('cv.pdf');
});

test('an infected resume is deleted; its row and a history entry remain', async () => {
  const id = await applyMeanwhile(true);
  expect(await scanLater(testScanner(() => ({ found: 'Eicar' })))).toEqual([0]);
  await scanLater(null);
  expect([await stateNow(), files.keys()]).toEqual(['infected', []]);
  await expect(openResume(manager, id)).rejects.toMatchObject({ code: 'gone' });
  const { lines } = await listAudit(asStaff(system, 'owner'), { area: 'applications' });
  expect(lines[0]).toMatchObject({ action: 'applications.infected', actorName: 'Automatic' });
});

test('one that staff may open meanwhile is looked at later, too', async () => {
  const id = await applyMeanwhile(false);
  expect(await stateNow()).toBe('unreachable');
  expect((await openResume(manager, id)).fileName).toBe('cv.pdf');
  // A shop that starts to require scans does not lock files that were open.
  expect(await scanWaitingResumes({ ...system, scanner: testScanner(noAnswer) })).toBe(1);
  expect(await stateNow()).toBe('unreachable');
  expect(await scanLater(testScanner(() => ({ found: null })))).toEqual([0]);
  expect(await stateNow()).toBe('clean');
});

test('a shop that gave its scanner up opens what waited for it', async () => {
  await applyMeanwhile(true);
  expect(await scanLater(null)).toEqual([0]);
  expect(await stateNow()).toBe('none');
});

test('what waits for the scanner is in no archive of a person', async () => {
  await applyMeanwhile(true);
  const person = readPerson(luis.contact);
  if (!person) throw new Error(`${luis.contact} is not a person`);
  const archive = async () => new Response(await exportPersonalData(manager, person)).text();
  expect(await archive()).not.toContain('%PDF');
  await scanLater(testScanner(() => ({ found: null })));
  expect(await archive()).toContain('%PDF');
});
