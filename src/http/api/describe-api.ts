import { z } from 'zod';
import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  DescribedProblem,
} from '#src/lib/api-document.ts';
import { type ProblemCode, problemKinds } from '../problem-kinds.ts';
import { type ApiCall, idempotencyHeader, isRepeatable, isWrite, refusalsOf } from './api-call.ts';
import { curlOf } from './curl-of.ts';
import { limitRules } from './limits.ts';
import { toSchema } from './to-schema.ts';

/** The OpenAPI 3.1 document of the calls, generated from the schemas that validate them. */
export function describeApi(calls: readonly ApiCall[]): ApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Builds, messages and the catalog',
      version: '1',
      description:
        'For visitors: start a build, save its progress, send it to the shop, and share it. For the shop, with its key: read and change the catalog. Every refusal is a problem document (RFC 9457).',
    },
    servers: [{ url: '/' }],
    paths: pathsOf(calls),
    'x-problems': problemsIn(calls),
    components: {
      schemas: { Problem: toSchema(problemSchema, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'The value of the cookie XSRF-TOKEN, which is sent along.',
        },
        build: {
          type: 'apiKey',
          in: 'cookie',
          name: 'ironwood_build',
          description: 'What the start of a build answered: it opens this one build.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of the shop, made in the office under API keys. One that reads opens calls that read; one that changes the catalog opens all.',
        },
      },
    },
  };
}

const problemSchema = z.object({
  type: z.string().meta({ description: 'Leads to the paragraph of /api/docs about this kind.' }),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  instance: z.string().meta({ description: 'Names this request in the shop’s log.' }),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'Each refused field, like "meta.wheels.sku".' }),
});

/** The kinds of errors that a caller can get, by status. */
function problemsIn(calls: readonly ApiCall[]): DescribedProblem[] {
  const codes = new Set<string>(calls.flatMap((call) => Object.keys(refusalsOf(call))));
  const always: string[] = [
    'method-not-allowed',
    'timeout',
    'unavailable',
    'no-space',
    'server-error',
  ];
  const kinds = Object.entries(problemKinds) as [ProblemCode, (typeof problemKinds)['invalid']][];
  return kinds
    .filter(([code]) => codes.has(code) || always.includes(code))
    .map(([code, kind]) => ({ code, ...kind }));
}

function pathsOf(calls: readonly ApiCall[]): Record<string, Record<string, ApiOperation>> {
  const groups = Map.groupBy(calls, ({ path }) => path);
  return Object.fromEntries(
    [...groups].map(([path, group]) => [
      path,
      Object.fromEntries(group.map((call) => [call.method, operationOf(call)])),
    ]),
  );
}

function operationOf(call: ApiCall): ApiOperation {
  const { id: operationId, summary, description } = call;
  const parameters = parametersOf(call);
  return {
    operationId,
    tags: [call.key ? 'Catalog' : 'Builds'],
    summary,
    description,
    ...securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(call),
    responses: { ...answerOf(call), ...problemsOf(call), default: problemResponse('An error.') },
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(call) }],
  };
}

function securityOf(call: ApiCall): Pick<ApiOperation, 'security'> {
  if (call.key) return { security: [{ key: [call.key] }] };
  const needs = { ...(isWrite(call) && { token: [] }), ...(call.ownBuild && { build: [] }) };
  return Object.keys(needs).length > 0 ? { security: [needs] } : {};
}

function bodyOf({ body, upload, example }: ApiCall): Pick<ApiOperation, 'requestBody'> {
  if (upload) {
    const schema = { description: upload.text };
    const content = { 'application/octet-stream': { schema } };
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const json = { schema: toSchema(body, 'input'), example: example.body };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

function parametersOf(call: ApiCall): ApiParameter[] {
  const key: ApiParameter = {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description:
      'Up to 255 visible characters of the caller’s choice. Within 24 hours the same request with the same key gets the same answer and has its effect once.',
    schema: { type: 'string', maxLength: 255 },
  };
  return [
    ...named('path', call.params),
    ...named('query', call.query),
    ...(isRepeatable(call) ? [key] : []),
  ];
}

function named(place: 'path' | 'query', schema: z.ZodType | undefined): ApiParameter[] {
  const { properties = {}, required = [] } = schema ? toSchema(schema, 'input') : {};
  return Object.entries(properties).map(([name, { description, ...value }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description && { description }),
    schema: value,
  }));
}

function answerOf({ answer, limit, key }: ApiCall): Record<string, ApiResponse> {
  const { requests, seconds } = limitRules[limit];
  const told = `${requests} requests in ${seconds} seconds ${key ? 'with one key' : 'from one network'}.`;
  const text = { type: 'string' };
  const cookies = answer.sets?.join(', ');
  const headers = {
    RateLimit: { description: told, schema: text },
    ...(cookies && { 'Set-Cookie': { description: `Sets ${cookies}.`, schema: text } }),
  };
  const content = answer.file
    ? { [answer.file]: { schema: text } }
    : answer.data && {
        'application/json': { schema: toSchema(z.object({ data: answer.data }), 'output') },
      };
  return { [answer.status]: { description: answer.text, headers, ...(content && { content }) } };
}

function problemsOf(call: ApiCall): Record<string, ApiResponse> {
  const refusals = Object.entries(refusalsOf(call)) as [ProblemCode, string][];
  return Object.fromEntries(
    refusals.map(([code, why]) => [problemKinds[code].status, problemResponse(why, code)]),
  );
}

function problemResponse(description: string, code?: ProblemCode): ApiResponse {
  const wait = { description: 'Seconds to wait.', schema: { type: 'integer' } };
  return {
    description,
    ...(code === 'rate-limited' && { headers: { 'Retry-After': wait } }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
