// `npm run check`: everything that is fast enough for every save: types, lint, and the fast unit tests without
// a database, in parallel. All of them run even if one fails; only failures print more than their duration.
import { run, SetUpError } from './run.mjs';
import { exitWith, isInstalled, requireNode20, step } from './steps.mjs';

requireNode20();
if (!isInstalled()) exitWith('Packages are missing or have changed: run npm ci first.');

const unit = ['run', '--config', 'vitest.check.config.ts', '--silent=passed-only'];
const failed = [];
await Promise.all([
  check('Types', 'npm', ['run', '--silent', 'types']),
  check('Lint', 'npm', ['run', '--silent', 'lint']),
  check('Unit tests without a database', 'vitest', unit),
]);
if (failed.length > 0) console.error(`\n  Failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

async function check(name, command, args) {
  try {
    await step(name, () => run(command, args, { quiet: true }));
  } catch (error) {
    failed.push(name);
    if (!(error instanceof SetUpError)) throw error;
    console.error(`\n  FAILED: ${name}: ${error.message}\n`);
  }
}
