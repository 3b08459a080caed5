import { expect, test } from 'vitest';
import type { LimitRule } from '#src/domain/requests/index.server.ts';
import { describeInLanguages } from '#src/lib/describe-in-languages.ts';
import { guardOf } from '../route-policy.ts';
import { goodsRoutes } from '../routes/goods.ts';
import { productApiRoutes } from '../routes/product-api.ts';
import type { ApiCall } from './api-call.ts';
import { allCalls } from './calls.ts';
import { describeApi } from './describe-api.ts';
import { patternOf } from './serve-call.ts';

const document = describeApi(allCalls);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const isOfVisitors = ({ path }: { path: string }) => !path.startsWith('/v1/goods/');

test('each call of the document has its route, and each route is in the document', () => {
  const never = () => Promise.reject(new Error('not asked'));
  const options = { https: true, createLimit: (rule: LimitRule) => ({ rule, take: never }) };
  const served = [productApiRoutes(options), goodsRoutes(options)]
    .flatMap(({ routes }) => routes)
    .filter(({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path}`);
  const said = operations.map(({ method, path }) => `${method.toUpperCase()} ${patternOf(path)}`);
  expect([...new Set(served)].sort()).toEqual(said.sort());
});

test('every write of a visitor asks for the token, every other call for none', () => {
  for (const { method, path, operation } of operations.filter(isOfVisitors)) {
    const names = (operation.security ?? []).flatMap(Object.keys);
    expect(names.includes('token'), path).toBe(method !== 'get');
    expect(names.includes('build'), path).toBe(path.includes('{buildId}'));
    if (method !== 'get') expect(guardOf(path)).toBe('cross-site token');
  }
});

test('every call about the catalog asks for a key, and for nothing of a browser', () => {
  const ofShop = operations.filter((one) => !isOfVisitors(one));
  expect(ofShop.length).toBeGreaterThan(10);
  for (const { path, operation } of ofShop) {
    expect(operation.security, path).toEqual([{ key: [expect.stringMatching(/^goods-/)] }]);
    expect(operation['x-codeSamples'][0]?.source).toContain('Bearer $KEY');
    expect(guardOf(path)).toBe('goods key');
  }
});

test('operation ids are unique, and every parameter of a path is described', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const said = operation.parameters?.filter((one) => one.in === 'path') ?? [];
    expect(said.map(({ name }) => name)).toEqual(inPath);
    expect(said.every(({ required, description }) => required && description)).toBe(true);
  }
});

test('every reference leads somewhere, and nothing is left that JSON cannot say', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']));
  expect(document.components.schemas.Problem?.properties).toHaveProperty('errors');
});

const withBody = allCalls.filter(({ body }) => body !== undefined);

test.each(withBody)(
  'the example of $id is valid, and its fields are described',
  (call: ApiCall) => {
    expect(call.body?.safeParse(call.example.body).error).toBeUndefined();
    const said = document.paths[call.path]?.[call.method]?.requestBody?.content['application/json'];
    const names = Object.keys(said?.schema.properties ?? {});
    expect(names).toEqual(expect.arrayContaining(Object.keys(Object(call.example.body))));
    expect(said?.schema).toMatchObject({ type: 'object', additionalProperties: false });
  },
);

test('what must be sent is marked so', () => {
  const bodyOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema.required;
  expect(bodyOf('/p/v1/builds', 'post')).toEqual(['vehicleId', 'year']);
  expect(bodyOf('/p/v1/leads/{buildId}', 'patch')).toEqual(['meta']);
  const submission = bodyOf('/p/v1/leads/{buildId}/submission', 'post');
  expect(submission).toEqual(['name', 'contact', 'consent']);
});

test('each POST of a visitor can be repeated under a key, no other call says so', () => {
  for (const { method, path, operation } of operations) {
    const names = (operation.parameters ?? []).map(({ name }) => name);
    expect(names.includes('Idempotency-Key')).toBe(method === 'post' && isOfVisitors({ path }));
  }
});

test('a language that the shop has switched off is no choice', () => {
  const choices = (languages: ('en' | 'es')[]) =>
    JSON.stringify(describeInLanguages(document, languages)).match(/"enum":\["en"[^\]]*\]/g);
  expect(new Set(choices(['en', 'es']))).toEqual(new Set(['"enum":["en","es"]']));
  expect(new Set(choices(['en']))).toEqual(new Set(['"enum":["en"]']));
});
