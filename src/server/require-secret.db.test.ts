import { afterAll, beforeAll, expect, test } from 'vitest';
import jobsFile from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { sendApplication } from '#tests/factories/applications.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { pdfFile } from '#tests/factories/resumes.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { requireSameSecret } from './require-secret.ts';
import { deriveKey } from './secret.ts';

const database = await openTestDatabase();
const files = createMemoryFiles();
const withSecret = (secret: string) => ({
  ...createTestContext(database.db, { files }),
  keyFor: (purpose: string) => deriveKey(secret, purpose),
});

beforeAll(async () => {
  const ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedJobs(ctx, jobsFile);
});
afterAll(() => database.close());

test('another secret is refused once a resume was sealed with the first', async () => {
  const [first, other] = [withSecret('a'.repeat(32)), withSecret('b'.repeat(32))];
  await expect(requireSameSecret(other, {})).resolves.toBeUndefined();
  await sendApplication(
    { ...first, actor: { kind: 'visitor' } },
    {
      slug: 'fabricator-welder',
      name: 'Luis Ibáñez',
      contact: 'luis@example.org',
      file: { name: 'cv.pdf', bytes: pdfFile() },
    },
  );
  await expect(requireSameSecret(first, {})).resolves.toBeUndefined();
  await expect(requireSameSecret(other, {})).rejects.toThrow(/^The secret is not the one .+: put/);
  await expect(requireSameSecret(other, { SECRET_IS_NEW: 'yes' })).resolves.toBeUndefined();
});
