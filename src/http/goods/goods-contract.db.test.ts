import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApiCall } from '#src/http/api/api-call.ts';
import { openGoodsApi } from '#tests/factories/goods-api.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { refusalsOf } from '../api/api-call.ts';
import { type ProblemCode, problemKinds } from '../problem-kinds.ts';
import { goodsCalls } from './goods-calls.ts';

/* Provokes each refusal of the document; that the examples succeed is in `goods-records.db.test.ts`. */

const { database } = await openGoodsShop();
const { call, caller, keyOf } = await openGoodsApi(database, {
  parts: { files: createMemoryFiles() },
});
const own = caller(await keyOf('goods-write'));
const busy = await openGoodsApi(database, { requests: 1 });

type Sent = { path?: string; body?: unknown; headers?: Record<string, string> };

function pathOf({ path, example: { params = {}, query } }: ApiCall): string {
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  return named.replace('/v1/goods', '') + (query ? `?${query}` : '');
}

function send(one: ApiCall, { path = pathOf(one), body = one.example.body, headers }: Sent = {}) {
  return own.send(one.method.toUpperCase(), path, { body, headers });
}

const nowhere = ({ path }: ApiCall) =>
  path.replace('/v1/goods', '').replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

const provoke: Partial<Record<ProblemCode, (one: ApiCall) => Promise<Response>>> = {
  unauthenticated: (one) => call(one.method.toUpperCase(), pathOf(one), one.example),
  async forbidden(one) {
    const reader = caller(await keyOf(one.key === 'goods-read' ? 'management' : 'goods-read'));
    return reader.send(one.method.toUpperCase(), pathOf(one), one.example);
  },
  'not-found': (one) => send(one, { path: nowhere(one) }),
  invalid: (one) =>
    one.body ? send(one, { body: { roof: 1 } }) : send(one, { path: `${nowhere(one)}?roof=1` }),
  'too-large': (one) =>
    one.upload
      ? send(one, { headers: { 'Content-Length': '1000000000' } })
      : send(one, { body: { roof: 'x'.repeat(256 * 1024) } }),
  'unsupported-media-type': (one) => send(one, { headers: { 'Content-Type': 'text/plain' } }),
  async 'rate-limited'(one) {
    const asked = busy.caller(await busy.keyOf('goods-write', one.id));
    await asked.send(one.method.toUpperCase(), nowhere(one), one.example);
    return asked.send(one.method.toUpperCase(), nowhere(one), one.example);
  },
};

/** These depend on what was there before: `goods-records`, `goods-changes` and `goods-imports` have them. */
const elsewhere: readonly string[] = ['conflict'];

const promises = goodsCalls.flatMap((one) =>
  Object.keys(refusalsOf(one))
    .filter((code) => !elsewhere.includes(code))
    .map((code) => ({ one, code: code as ProblemCode, name: `${one.id} ${code}` })),
);

test('each refusal is answered as the document says', async () => {
  for (const { one, code, name } of promises) {
    const answer = await provoke[code]?.(one);
    if (!answer) throw new Error(`Nothing provokes ${name}`);
    expect(answer.status, name).toBe(problemKinds[code].status);
    expect(answer.headers.get('Content-Type'), name).toBe('application/problem+json');
    expect(answer.headers.get('Cache-Control'), name).toBe('no-store');
    const { type } = (await answer.json()) as { type: string };
    expect(type, name).toBe(`/api/docs#problem-${code}`);
  }
});

const withBody = goodsCalls.filter(({ body }) => body !== undefined);

test('any JSON is answered with a status that the call documents', async () => {
  for (const one of withBody) {
    const example: object = Object(one.example.body);
    const bodies = fc.record(
      Object.fromEntries(
        Object.entries(example).map(([name, value]) => [
          name,
          fc.oneof({ arbitrary: fc.constant(value), weight: 3 }, fc.jsonValue({ maxDepth: 3 })),
        ]),
      ),
      { requiredKeys: [] },
    );
    const codes = Object.keys(refusalsOf(one)) as ProblemCode[];
    const documented = [one.answer.status, ...codes.map((code) => problemKinds[code].status)];
    await fc.assert(
      fc.asyncProperty(fc.oneof(bodies, fc.jsonValue()), async (body) => {
        const { status } = await send(one, { body });
        expect(documented, one.id).toContain(status);
      }),
      { numRuns: 25 },
    );
  }
});

test('another method is 405 with those that there are, another address is 404', async () => {
  const answer = await own.send('PUT', '/wheels/one');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'DELETE, GET, HEAD, PATCH']);
  expect((await own.send('GET', '/nothing')).status).toBe(404);
  expect((await own.send('HEAD', '/wheels')).status).toBe(200);
});
