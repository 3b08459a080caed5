import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiCall, refusalsOf } from '#src/http/api/api-call.ts';
import { apiCalls } from '#src/http/api/calls.ts';
import { type ProblemCode, problemKinds } from '#src/http/problem-kinds.ts';
import { ApiVisitor, openApi, type TestApi } from '#tests/factories/product-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.database.close());

/** The valid example with any of its values, and any other keys, replaced by any JSON. */
function bodiesLike(example: object): fc.Arbitrary<unknown> {
  const values = Object.entries(example).map(([key, value]) => [
    key,
    fc.oneof({ arbitrary: fc.constant(value), weight: 3 }, fc.jsonValue({ maxDepth: 3 })),
  ]);
  const likeIt = fc.record(Object.fromEntries(values), { requiredKeys: [] });
  const more = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 });
  return fc.oneof(
    likeIt,
    fc.tuple(likeIt, more).map(([body, keys]) => ({ ...body, ...keys })),
    fc.jsonValue(),
  );
}

const withBody = apiCalls.filter(({ body }) => body !== undefined);

test.each(withBody)(
  '$id answers any JSON with a status that it documents',
  async (call: ApiCall) => {
    const visitor = await ApiVisitor.arriving(api.app);
    const path = call.path.replace('{buildId}', await visitor.startBuild());
    const codes = Object.keys(refusalsOf(call)) as ProblemCode[];
    const documented = [call.answer.status, ...codes.map((code) => problemKinds[code].status)];
    await fc.assert(
      fc.asyncProperty(bodiesLike(Object(call.example.body)), async (body) => {
        const { status } = await visitor.call(call.method.toUpperCase(), path, { body });
        expect(documented).toContain(status);
      }),
      { numRuns: 80 },
    );
  },
);
