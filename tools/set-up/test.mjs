// `npm test`: every check, each with its time. All of them run even when one fails.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, requireNode20, root, run, StepFailed, step } from './steps.mjs';

requireNode20();
console.log('\n  Ironwood: all checks\n');
const failed = [];
let passed = 0;

await check('Install', install, { vital: true });
await check('Types', () => run('npm', ['run', '--silent', 'types']));
await check('Lint', () => run('npm', ['run', '--silent', 'lint']));
await check('Unused code', () => run('knip', ['--no-progress']));
await check('Unit and integration tests', () => run('vitest', ['run', '--silent=passed-only']));
if (process.env.TEST_DATABASE_URL || postgresFound()) {
  await check('Integration tests, PostgreSQL', () =>
    run('vitest', ['run', '--silent=passed-only', '.db.test'], { env: { TEST_ENGINE: 'postgres' } }),
  );
} else {
  console.log('  (no PostgreSQL found: set TEST_DATABASE_URL to run the integration tests on it too)');
}
await check('Build', build, { vital: true });
await check('Browser tests', () => run('playwright', ['test']));
finish();

async function check(name, work, { vital = false } = {}) {
  try {
    await step(name, work);
    passed += 1;
  } catch (error) {
    failed.push(name);
    console.error(error instanceof StepFailed ? `\n  FAILED: ${name}\n` : error);
    if (vital) finish();
  }
}

function postgresFound() {
  const versions = '/usr/lib/postgresql';
  if (existsSync(versions) && readdirSync(versions).some((name) => Number(name) >= 15)) return true;
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'initdb')));
}

function finish() {
  if (failed.length > 0) console.error(`\n  Failed: ${failed.join(', ')}`);
  console.log(`\nchecks: ${passed} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}
