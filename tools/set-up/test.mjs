// `npm test`: every check, each with its time. All of them run even when one fails.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { run, SetUpError } from './run.mjs';
import { makeScratchFolder } from './scratch.mjs';
import { build, install, isInstalled, requireNode20, step } from './steps.mjs';

requireNode20();
console.log('\n  Ironwood: all checks\n');
process.env.TMPDIR = makeScratchFolder();
const failed = [];
let passed = 0;

if (!isInstalled()) await check('Install', install, { vital: true });
if (!isBuilt()) await check('Build', build, { vital: true });
await Promise.all([
  check('Types', () => run('npm', ['run', '--silent', 'types'], { quiet: true })),
  check('Lint', () => run('npm', ['run', '--silent', 'lint'], { quiet: true })),
  check('Unused code', () => run('knip', ['--no-progress'], { quiet: true })),
]);
if (!hasPostgres()) {
  console.log('  (no PostgreSQL: set TEST_DATABASE_URL to run the integration tests on it too)');
}
await check('Unit, integration and process tests', () =>
  run('vitest', ['run', '--silent=passed-only']),
);
await check('Browser tests', () => run('playwright', ['test']));
// Some of them; all with `npm run e2e:elsewhere`.
await check('Browser tests, content from another process', () =>
  run('playwright', ['test', 'elsewhere', 'documents-first'], {
    env: { E2E_CONTENT: 'elsewhere' },
  }),
);
finish();

async function check(name, work, { vital = false } = {}) {
  try {
    await step(name, work);
    passed += 1;
  } catch (error) {
    failed.push(name);
    console.error(error instanceof SetUpError ? `\n  FAILED: ${name}: ${error.message}\n` : error);
    if (vital) finish();
  }
}

/** As vitest.config.ts finds it, which only exists once packages are installed. */
function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...installed.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const hasPrograms = folders.some((folder) => existsSync(join(folder, 'initdb')));
  return Boolean(process.env.TEST_DATABASE_URL) || hasPrograms;
}

function finish() {
  if (failed.length > 0) console.error(`\n  Failed: ${failed.join(', ')}`);
  console.log(`\nchecks: ${passed} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}
