import { setTimeout as wait } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import type { Machines } from './open-machines.ts';
import { contactMessage, networkOf, postForm } from './signed-form.ts';

export type RollingRestart = {
  exitCodes: (number | null)[];
  /** Requests that got anything but thanks, or a page with its styles. */
  failures: string[];
  pages: number;
  /** Names of those who were thanked, and of those in the table, both sorted. */
  thanked: string[];
  stored: string[];
  /** How many were thanked until the first process was replaced, while both versions ran, and until the second was. */
  thankedIn: number[];
};

type Restart = {
  balancer: Balancer;
  /** The server of the version that is started. */
  script: string;
  /** Called while the first process has the new version and the second one the old. */
  whileMixed(): Promise<void>;
};

const senders = 2;
const pauseMs = 500;
/** A process that stands still for seconds would use a connection that the balancer has closed meanwhile. */
const once = { Connection: 'close' };

/** Replaces one process after the other while messages come in and pages are read through a load balancer. */
export async function restartInTurn(
  machines: Machines,
  { balancer, script, whileMixed }: Restart,
): Promise<RollingRestart> {
  const load = startLoad(balancer.url);
  const exitCodes = [await machines.restart(0, script)];
  const afterFirst = await load.thankedAfter(0);
  await whileMixed();
  const afterMixed = await load.thankedAfter(afterFirst);
  exitCodes.push(await machines.restart(1, script));
  const afterSecond = await load.thankedAfter(afterMixed);
  const thankedIn = [afterFirst, afterMixed - afterFirst, afterSecond - afterMixed];
  const { thanked, ...seen } = await load.end();
  const { rows } = await machines.pool.query<{ name: string }>(
    'select name from leads where name like $1',
    [`${load.writer}%`],
  );
  const stored = rows.map(({ name }) => name).sort();
  return { exitCodes, ...seen, thanked: thanked.sort(), stored, thankedIn };
}

function startLoad(url: string) {
  const writer = `Rolling ${crypto.randomUUID().slice(0, 8)}`;
  const seen = { failures: [] as string[], pages: 0, thanked: [] as string[] };
  let isOver = false;
  let sent = 0;

  async function send(): Promise<void> {
    sent += 1;
    const name = `${writer} ${sent}`;
    const from = { ...once, 'X-Forwarded-For': networkOf(sent) };
    const answer = await postForm(new URL('/contact', url), contactMessage(name), from);
    const text = await answer.text();
    if (answer.status === 303) seen.thanked.push(name);
    else seen.failures.push(`a form: ${answer.status} ${text.slice(0, 300)}`);
  }

  async function look(): Promise<void> {
    const page = await fetch(new URL('/terms', url), { headers: once });
    const text = await page.text();
    const [, style = ''] = /href="(\/assets\/app-[^"]+\.css)"/.exec(text) ?? [];
    const { status } = await fetch(new URL(style, url), { headers: once });
    if (page.ok && style && status === 200) seen.pages += 1;
    else
      seen.failures.push(
        `a page: ${page.status}, its styles ${style}: ${status} ${text.slice(0, 300)}`,
      );
  }

  async function repeat(act: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await act().catch((error: Error) => seen.failures.push(`${error.message} ${error.cause}`));
      await wait(pauseMs);
    }
  }
  const all = [...Array.from({ length: senders }, () => repeat(send)), repeat(look)];
  return {
    writer,
    /** How many have been thanked, once that is more than so many: a fast machine replaces a process between two forms. */
    async thankedAfter(before: number): Promise<number> {
      for (let tries = 0; tries < 40 && seen.thanked.length <= before; tries += 1) await wait(100);
      return seen.thanked.length;
    },
    async end() {
      isOver = true;
      await Promise.all(all);
      return seen;
    },
  };
}
