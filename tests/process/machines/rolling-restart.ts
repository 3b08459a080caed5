import { setTimeout as wait } from 'node:timers/promises';
import type { Machines } from './open-machines.ts';
import { startRoundRobin } from './round-robin.ts';
import { contactMessage, networkOf, postForm } from './signed-form.ts';

export type RollingRestart = {
  exitCodes: (number | null)[];
  /** Requests that got anything but thanks. */
  failures: string[];
  /** Names of those who were thanked, and of those in the table, both sorted. */
  thanked: string[];
  stored: string[];
};

const senders = 4;
const pauseMs = 60;

/** Restarts one process after the other while messages come in through a load balancer. */
export async function restartInTurn(machines: Machines, rounds = 1): Promise<RollingRestart> {
  const balancer = await startRoundRobin(machines.servers.map(({ url }) => url));
  const writer = `Rolling ${crypto.randomUUID().slice(0, 8)}`;
  const thanked: string[] = [];
  const failures: string[] = [];
  let isOver = false;
  let sent = 0;

  async function send(): Promise<void> {
    while (!isOver) {
      sent += 1;
      const name = `${writer} ${sent}`;
      const from = { 'X-Forwarded-For': networkOf(sent) };
      const outcome = await postForm(new URL('/contact', balancer.url), contactMessage(name), from)
        .then(async (answer) => `${answer.status} ${answer.ok ? '' : await answer.text()}`.trim())
        .catch((error: Error) => error.message);
      if (outcome.startsWith('303')) thanked.push(name);
      else failures.push(outcome.slice(0, 200));
      await wait(pauseMs);
    }
  }
  const all = Array.from({ length: senders }, send);
  const exitCodes: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const nth of machines.servers.keys()) exitCodes.push(await machines.restart(nth));
  }
  isOver = true;
  await Promise.all(all);
  balancer.close();
  const { rows } = await machines.pool.query<{ name: string }>(
    'select name from leads where name like $1',
    [`${writer}%`],
  );
  return {
    exitCodes,
    failures,
    thanked: thanked.sort(),
    stored: rows.map((row) => row.name).sort(),
  };
}
