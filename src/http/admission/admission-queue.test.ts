import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdmissionRules, createAdmissionQueue } from './admission-queue.ts';
import { type RequestClass, requestClasses } from './request-class.ts';

const rules: AdmissionRules = {
  form: { running: 4, burstMs: 1000, standingMs: 1000 },
  page: { running: 4, burstMs: 400, standingMs: 100 },
  drawing: { running: 2, burstMs: 300, standingMs: 80 },
  picture: { running: 8, burstMs: 300, standingMs: 80 },
};

type Item = { kind: RequestClass; client: string };

const page = (client: string): Item => ({ kind: 'page', client });

function startedBy(queue: ReturnType<typeof createAdmissionQueue<Item>>, nowMs: number) {
  const started: Item[] = [];
  for (let item = queue.next(nowMs); item; item = queue.next(nowMs)) started.push(item);
  return started;
}

const arrivals = fc.array(
  fc.record({
    kind: fc.constantFrom(...requestClasses),
    client: fc.constantFrom('a', 'b', 'c', 'd'),
    /** Since the one before, in ms. */
    afterMs: fc.integer({ min: 0, max: 30 }),
    /** How many of the running ones end before it arrives. */
    ends: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 120 },
);

type Arrival = { kind: RequestClass; client: string; afterMs: number; ends: number };

/** Runs arrivals through a queue and checks its counts after each. */
function simulate(list: readonly Arrival[]): void {
  const queue = createAdmissionQueue<Item>(rules);
  const [running, waiting]: [Item[], Set<Item>] = [[], new Set()];
  let nowMs = 0;
  const endSome = (ends: number) => {
    for (const ended of running.splice(0, ends)) queue.done(ended);
    for (const started of startedBy(queue, nowMs)) {
      expect(waiting.delete(started)).toBe(true);
      running.push(started);
    }
  };
  for (const { kind, client, afterMs, ends } of list) {
    nowMs += afterMs;
    endSome(ends);
    const item = { kind, client };
    const verdict = queue.offer(item, nowMs);
    if (verdict.do === 'start') running.push(item);
    if (verdict.do === 'wait') waiting.add(item);
    if (verdict.do === 'refuse') expect(verdict.retrySeconds).toBeGreaterThan(0);
    for (const one of requestClasses) checkClass(one, { queue, running, waiting });
  }
  // Once nothing more arrives, everybody who waits is started.
  while (waiting.size > 0) endSome(running.length);
}

type Seen = {
  queue: ReturnType<typeof createAdmissionQueue<Item>>;
  running: readonly Item[];
  waiting: ReadonlySet<Item>;
};

function checkClass(kind: RequestClass, { queue, running, waiting }: Seen): void {
  const own = running.filter((item) => item.kind === kind);
  const line = [...waiting].filter((item) => item.kind === kind);
  expect(queue.counts(kind)).toEqual({ running: own.length, waiting: line.length });
  expect(own.length).toBeLessThanOrEqual(rules[kind].running);
  const share = Math.max(1, Math.floor((rules[kind].running * 3) / 4));
  for (const [, items] of Map.groupBy(own, ({ client }) => client)) {
    expect(items.length).toBeLessThanOrEqual(share);
  }
}

test('no class has more places than it may, no client more than its share, and nobody is lost', () => {
  fc.assert(fc.property(arrivals, simulate), { numRuns: 60 });
});

test('whoever sends one request waits one turn of each other client, however many those have sent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 200 }),
      fc.integer({ min: 1, max: 3 }),
      (many, floods) => {
        const queue = createAdmissionQueue<Item>(rules);
        for (let sent = 0; sent < many; sent += 1) {
          for (let flood = 0; flood < floods; flood += 1) queue.offer(page(`flood ${flood}`), 0);
        }
        const own = page('own');
        const verdict = queue.offer(own, 0);
        const running = Array.from({ length: floods }, (_, flood) => page(`flood ${flood}`));
        const before: Item[] = verdict.do === 'start' ? [own] : [];
        for (let nowMs = 10; !before.includes(own) && nowMs < 1000; nowMs += 10) {
          // Places become free one after the other, whoever had them.
          const ended = running.shift();
          if (ended) queue.done(ended);
          const started = startedBy(queue, nowMs);
          running.push(...started);
          before.push(...started);
        }
        expect(before).toContain(own);
        expect(before.indexOf(own)).toBeLessThanOrEqual(2 * floods);
      },
    ),
    { numRuns: 40 },
  );
});

test('what is urgent goes first, and pictures get a turn even while pages wait', () => {
  const queue = createAdmissionQueue<Item>(rules);
  const clients = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
  const verdicts = clients.map((client) => queue.offer(page(client), 0).do);
  expect(verdicts.slice(0, 5)).toEqual(['start', 'start', 'start', 'start', 'wait']);
  expect(queue.offer({ kind: 'picture', client: 'p' }, 0).do).toBe('wait');
  expect(queue.offer({ kind: 'form', client: 'f' }, 0).do).toBe('start');
  const order: RequestClass[] = [];
  for (let nowMs = 1; nowMs < 8; nowMs += 1) {
    queue.done(page(clients[nowMs - 1] ?? ''));
    order.push(...startedBy(queue, nowMs).map(({ kind }) => kind));
  }
  expect(order).toContain('picture');
  expect(order.indexOf('picture')).toBeGreaterThan(0);
});

test('a line that has stood for a second is refused what a burst is allowed', () => {
  const queue = createAdmissionQueue<Item>(rules);
  const clients = Array.from({ length: 400 }, (_, at) => `client ${at}`);
  const running = clients.slice(0, 4);
  for (const client of running) queue.offer(page(client), 0);
  let next = 4;
  let refusedInBurst = 0;
  let refusedStanding = 0;
  // One page is done every 20 ms, and twice as many arrive.
  for (let nowMs = 20; nowMs <= 3000; nowMs += 20) {
    queue.done(page(running.shift() ?? ''));
    running.push(...startedBy(queue, nowMs).map(({ client }) => client));
    for (let times = 0; times < 2 && next < clients.length; times += 1, next += 1) {
      const refused = queue.offer(page(clients[next] ?? ''), nowMs).do === 'refuse';
      if (refused && nowMs < 380) refusedInBurst += 1;
      if (refused && nowMs > 1500) refusedStanding += 1;
    }
  }
  expect(refusedInBurst).toBe(0);
  expect(refusedStanding).toBeGreaterThan(60);
});

test('pages that only wait for their own client, or that do not move, keep no picture from its place', () => {
  const picture = { kind: 'picture', client: 'p' } as const;
  const shared = createAdmissionQueue<Item>(rules);
  for (let sent = 0; sent < 10; sent += 1) shared.offer(page('one'), 0);
  expect(shared.counts('page')).toEqual({ running: 3, waiting: 7 });
  expect(shared.offer(picture, 1).do).toBe('start');

  const stuck = createAdmissionQueue<Item>(rules);
  for (const client of ['a', 'b', 'c', 'd', 'e']) stuck.offer(page(client), 0);
  expect(stuck.offer(picture, 1).do).toBe('wait');
  expect(stuck.offer(picture, 2000).do).toBe('start');
});

test('after a pause of everything a line is let in again', () => {
  const queue = createAdmissionQueue<Item>(rules);
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) queue.offer(page(client), 0);
  queue.done(page('a'));
  startedBy(queue, 10);
  queue.done(page('b'));
  startedBy(queue, 60_010);
  for (const client of ['c', 'd', 'e', 'f']) queue.done(page(client));
  for (const client of ['a', 'b', 'c', 'd']) queue.offer(page(client), 61_000);
  expect(['e', 'f', 'g'].map((client) => queue.offer(page(client), 61_000).do)).toEqual([
    'wait',
    'wait',
    'wait',
  ]);
});
