// `npm test`: every check with its duration. All of them run even if one fails.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { run, SetUpError } from './run.mjs';
import { makeScratchFolder } from './scratch.mjs';
import { build, install, isInstalled, requireNode20, step } from './steps.mjs';

requireNode20();
console.log('\n  Ironwood: all checks\n');
process.env.TMPDIR = makeScratchFolder();
// One demo shop for everything that runs in parallel (tests/setup/demo-shop.ts).
process.env.TEST_SHOP = join(process.env.TMPDIR, 'demo-shop');
const failed = [];
let passed = 0;

if (!isInstalled()) await check('Install', install, { vital: true });
if (!isBuilt()) await check('Build', build, { vital: true });
if (!hasPostgres()) {
  console.log('  (no PostgreSQL: set TEST_DATABASE_URL to run the integration tests on it too)');
}
const rows = [
  [checkBrowser, checkSources],
  [checkBehavior, checkContentElsewhere],
];
// Each row keeps two cores busy: on two, both at once took a fifth longer than one after the other.
if (availableParallelism() > 2) await Promise.all(rows.flat().map((work) => work()));
else for (const row of rows) await Promise.all(row.map((work) => work()));
finish();

function checkBrowser() {
  return check('Browser tests', () => run('playwright', ['test'], { label: 'browser' }));
}

async function checkSources() {
  await check('Types', () => run('npm', ['run', '--silent', 'types'], { quiet: true }));
  await check('Lint', () => run('npm', ['run', '--silent', 'lint'], { quiet: true }));
  await check('Unused code', () => run('knip', ['--no-progress'], { quiet: true }));
}

function checkBehavior() {
  return check('Unit, integration and process tests', () =>
    run('vitest', ['run', '--silent=passed-only'], { label: 'vitest' }),
  );
}

/** Some of the browser tests; all of them with `npm run e2e:elsewhere`. */
function checkContentElsewhere() {
  return check('Browser tests, content from another process', () =>
    run('playwright', ['test', 'elsewhere', 'documents-first'], {
      label: 'elsewhere',
      env: { E2E_CONTENT: 'elsewhere' },
    }),
  );
}

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
