import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usualRules } from '#src/http/admission/admission-gate.ts';
import { openBuiltSite } from '#tests/setup/open-built-site.ts';

/** The built site for the browser tests. A second loopback port answers SQL for their checks. */
const { built, env, logger, database, jobs, door, site } = await openBuiltSite({
  admissionRules: {
    form: patient(usualRules.form),
    page: patient(usualRules.page),
    drawing: patient(usualRules.drawing),
    picture: patient(usualRules.picture),
  },
});
await built.openFirstDoor(site.systemContext('first start'), env);
door.open(site.listener);
await jobs.work(site.jobHandlers);
const stopClock = built.startScheduleClock({ run: site.runDue, logger });

const rows = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { text, values } = JSON.parse(Buffer.concat(chunks).toString()) as {
    text: string;
    values: unknown[];
  };
  try {
    const result = await database.pool.query(text, values);
    response.end(JSON.stringify(result.rows));
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
});
await new Promise<void>((resolve) => rows.listen(0, '127.0.0.1', resolve));

const rowsPort = (rows.address() as AddressInfo).port;
console.log(JSON.stringify({ site: door.port, rows: rowsPort }));

process.once('SIGTERM', async () => {
  rows.close();
  await built.drain(door.server, site.lifecycle, { graceMs: 0, deadlineMs: 5_000, cutIdle: true });
  await Promise.all([stopClock(), jobs.stop()]);
  await database.close();
  process.exit(0);
});

/** Browsers that share a busy machine with their server wait; no test fails by the speed of either. */
function patient<Rule extends object>(rule: Rule) {
  return { ...rule, burstMs: 60_000, standingMs: 60_000 };
}
