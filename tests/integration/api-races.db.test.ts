import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builds } from '#src/db/schema/builds.ts';
import { leads } from '#src/db/schema/leads.ts';
import { idempotentAnswers } from '#src/db/schema/requests.ts';
import { startBuild } from '#src/domain/builds/index.server.ts';
import { answerOnce } from '#src/domain/requests/index.server.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { ApiVisitor, dataOf, openApi, type TestApi } from '#tests/factories/product-api.ts';

// Runs on both engines: simultaneous calls.

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.database.close());

const details = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };
const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };

async function countOf(table: typeof builds | typeof leads): Promise<number> {
  const [row] = await api.database.db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

test('100 rounds of saves at the same moment lose no key', { timeout: 90_000 }, async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const id = await visitor.startBuild(vehicle);
  for (let round = 0; round < 100; round += 1) {
    const sku = `round-${round}`;
    const keys = ['lift-kits', 'wheels', 'tires'];
    const saves = keys.map((key) =>
      visitor.call('PATCH', `/p/v1/leads/${id}`, { body: { meta: { [key]: { sku } } } }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const kept = await dataOf(await visitor.call('GET', `/p/v1/builds/${id}`));
    const meta = { vehicle, 'lift-kits': { sku }, wheels: { sku }, tires: { sku } };
    expect(kept).toMatchObject({ meta, version: 1 + 3 * (round + 1) });
  }
});

test('a build that is sent ten times at the same moment is one lead', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const path = `/p/v1/leads/${await visitor.startBuild()}/submission`;
  const before = await countOf(leads);
  const sending = Array.from({ length: 10 }, (_, index) =>
    visitor.call('POST', path, {
      body: details,
      ...(index % 2 === 0 && { headers: { 'Idempotency-Key': 'double-click' } }),
    }),
  );
  const responses = await Promise.all(sending);
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const numbers = await Promise.all(responses.map((one) => dataOf<{ number: number }>(one)));
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
  expect(await countOf(leads)).toBe(before + 1);
});

test('a save and the sending of the same build at the same moment: the save is in it, or is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const visitor = await ApiVisitor.arriving(api.app);
    const id = await visitor.startBuild();
    const path = `/p/v1/leads/${id}`;
    const [saved, sent] = await Promise.all([
      visitor.call('PATCH', path, { body: { meta: { wheels: { sku: null } } } }),
      visitor.call('POST', `${path}/submission`, { body: details }),
    ]);
    expect(sent.status).toBe(201);
    const [lead] = await api.database.db.select().from(leads).where(eq(leads.buildId, id));
    const isIn = 'wheels' in Object(lead?.snapshot?.completedOptions);
    expect(saved.status).toBe(isIn ? 200 : 409);
  }
});

test('a POST that is repeated with its key is answered the same, and done once', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const before = await countOf(builds);
  const headers = { 'Idempotency-Key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
  const start = () => visitor.call('POST', '/p/v1/builds', { body: vehicle, headers });
  const responses = [...(await Promise.all([start(), start(), start()])), await start()];
  const answers = responses.map(async (one) => ({
    status: one.status,
    cookie: one.headers.getSetCookie(),
    body: await one.json(),
  }));
  const [first, ...rest] = await Promise.all(answers);
  expect(first?.status).toBe(201);
  expect(first?.cookie[0]).toMatch(/^ironwood_build=/);
  for (const other of rest) expect(other).toEqual(first);
  expect(await countOf(builds)).toBe(before + 1);
});

test('the same key with another request is 422; of another visitor it is another key', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const headers = { 'Idempotency-Key': 'k1' };
  await visitor.call('POST', '/p/v1/builds', { body: vehicle, headers });
  const other = await visitor.call('POST', '/p/v1/builds', {
    body: { ...vehicle, locale: 'es' },
    headers,
  });
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ errors: [{ path: 'Idempotency-Key' }] });
  const stranger = await ApiVisitor.arriving(api.app);
  const theirs = await stranger.call('POST', '/p/v1/builds', { body: vehicle, headers });
  expect(theirs.status).toBe(201);
  expect(stranger.cookies.get('ironwood_build')).not.toBe(visitor.cookies.get('ironwood_build'));
});

test('a refused request leaves its key free, and a key that is none is refused', async () => {
  const visitor = await ApiVisitor.arriving(api.app);
  const headers = { 'Idempotency-Key': 'k2' };
  const wrong = { ...vehicle, year: 1950 };
  const refused = await visitor.call('POST', '/p/v1/builds', { body: wrong, headers });
  expect(refused.status).toBe(422);
  const right = await visitor.call('POST', '/p/v1/builds', { body: vehicle, headers });
  expect(right.status).toBe(201);
  for (const key of ['', 'a b', 'x'.repeat(256)]) {
    const answer = await visitor.call('POST', '/p/v1/builds', {
      body: vehicle,
      headers: { 'Idempotency-Key': key },
    });
    expect(answer.status, key).toBe(422);
  }
});

test('a crash between effect and answer undoes both, and the retry does it once', async () => {
  const before = await countOf(builds);
  const once = { visitor: 'v', key: 'k', request: 'r' };
  const crash = answerOnce(api.ctx, once, async (ctx) => {
    await startBuild(ctx, vehicle);
    throw new Error('the process ended here');
  });
  await expect(crash).rejects.toThrow('the process ended here');
  expect(await countOf(builds)).toBe(before);
  const retry = () => answerOnce(api.ctx, once, (ctx) => startBuild(ctx, vehicle));
  expect(await retry()).toEqual(await retry());
  expect(await countOf(builds)).toBe(before + 1);
});

test('an answer is kept for a day, sealed, and then forgotten', async () => {
  const once = { visitor: 'somebody', key: 'secret-key', request: 'r' };
  const at = (hours: number) =>
    createTestContext(api.database.db, { clock: { now: () => testNow.add({ hours }) } });
  const answer = (hours: number, text: string) => answerOnce(at(hours), once, async () => text);
  expect(await answer(0, 'ironwood_build=first')).toBe('ironwood_build=first');
  expect(await answer(23, 'second')).toBe('ironwood_build=first');
  const rows = await api.database.db.select().from(idempotentAnswers);
  expect(JSON.stringify(rows)).not.toMatch(/ironwood_build|secret-key|somebody/);
  expect(await answer(25, 'third')).toBe('third');
  await answerOnce(at(60), { ...once, key: 'other' }, async () => 'swept');
  expect(await api.database.db.select().from(idempotentAnswers)).toHaveLength(1);
});
