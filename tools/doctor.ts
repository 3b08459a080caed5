// npm run doctor: looks at the environment, disk, database, mail, backups, clock and proxy, and says what to do. Changes
// nothing; the site may run.
import { checkBackups } from './doctor/check-backups.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkDisk } from './doctor/check-disk.ts';
import { checkEnvironment } from './doctor/check-environment.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkSite } from './doctor/check-site.ts';
import type { Finding } from './doctor/finding.ts';
import { readSettings } from './read-settings.ts';
import { runTool } from './run-tool.ts';

const marks = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const;

await runTool(async () => {
  // Throws with one sentence that names each wrong variable.
  const env = readSettings();
  const findings: Finding[] = [];
  for (const check of [
    checkEnvironment,
    checkDisk,
    checkDatabase,
    checkMail,
    checkBackups,
    checkSite,
  ]) {
    for (const finding of await check(env)) {
      console.log(`  ${marks[finding.level]}  ${finding.about}: ${finding.text}`);
      findings.push(finding);
    }
  }
  const bad = findings.filter(({ level }) => level === 'bad').length;
  const things = bad === 1 ? '1 thing' : `${bad} things`;
  console.log(bad === 0 ? '\n  Nothing is wrong.' : `\n  ${things} to fix.`);
  if (bad > 0) process.exitCode = 1;
});
