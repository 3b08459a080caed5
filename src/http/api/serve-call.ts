import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { answerOnce } from '#src/domain/requests/index.server.ts';
import { why } from '#src/http/refusals.ts';
import { isLocale } from '#src/lib/locales.ts';
import { csrfGuard, visitorCookie } from '../csrf/csrf-guard.ts';
import type { HttpEnv } from '../http-env.ts';
import { bodyLimit, bodyLimits } from '../request-bodies/body-limit.ts';
import {
  type ApiCall,
  idempotencyHeader,
  idempotencyKeySchema,
  isRepeatable,
  isWrite,
} from './api-call.ts';
import { readJson, requireJson } from './json-body.ts';
import { type CreateLimit, type LimitName, limitRequests, limitRules } from './limits.ts';
import { keySender, requireKey } from './require-key.ts';

/** What a handler gets: validated values, and the context its write belongs to. */
type ParsedCall<Params, Query, Body> = {
  ctx: Ctx;
  c: Context<HttpEnv>;
  params: Params;
  query: Query;
  body: Body;
};

/** A handler's answer; it must survive JSON, because repetitions get it again. */
export type Answer<Data> = { data?: Data; cookies?: string[]; file?: FileAnswer };

type FileAnswer = { name: string; body: ReadableStream<Uint8Array> };

export type ServeCall = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(
  call: ApiCall<Params, Query, Body, Data>,
  handle: (
    asked: ParsedCall<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Answer<z.input<Data>>>,
) => void;

/**
 * Registers the routes of the calls: limits and guards first, validated input, validated output. Calls that share a
 * limit are counted together.
 */
export function callServer(routes: Hono<HttpEnv>, createLimit: CreateLimit): ServeCall {
  const counters = new Map<LimitName, MiddlewareHandler<HttpEnv>>();
  function limitOf({ limit: name, key }: ApiCall): MiddlewareHandler<HttpEnv> {
    const senderOf = key && ((c: Context<HttpEnv>) => keySender(c.req.header('Authorization')));
    const known = counters.get(name) ?? limitRequests(createLimit(limitRules[name]), senderOf);
    counters.set(name, known);
    return known;
  }

  return function serve(call, handle) {
    const guards = [limitOf(call), ...guardsOf(call)];
    routes.on([call.method.toUpperCase()], [patternOf(call.path)], ...guards, async (c) => {
      const json = call.body ? await readJson(c) : null;
      const asked = {
        c,
        params: check(call.params, c.req.param(), 'not-found'),
        query: check(call.query, queryOf(c)),
        body: check(bodyOf(call, json?.value), json?.value),
      };
      const text = json?.text ?? '';
      return sendAnswer(c, call, await once(c, { call, text }, (ctx) => handle({ ...asked, ctx })));
    });
  };
}

/** `/p/v1/leads/{buildId}` gives `/p/v1/leads/:buildId`. */
export function patternOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function guardsOf(call: ApiCall): MiddlewareHandler<HttpEnv>[] {
  const forBody = call.body ? [bodyLimit(bodyLimits.json), requireJson] : [];
  const forFile = call.upload ? [bodyLimit(call.upload.mostBytes)] : [];
  if (call.key) return [requireKey(call.key), ...forBody, ...forFile];
  return [...forBody, ...(isWrite(call) ? [csrfGuard] : [])];
}

function bodyOf<Body extends z.ZodType>(
  { body, bodyIn }: Pick<ApiCall<z.ZodType, z.ZodType, Body>, 'body' | 'bodyIn'>,
  value: unknown,
): Body | undefined {
  const { locale } = Object(value);
  return isLocale(locale) && bodyIn ? bodyIn(locale) : body;
}

/** A parameter that cannot name a record is a 404; all other values are refused by field. */
function check<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  code: 'invalid' | 'not-found' = 'invalid',
): z.output<Schema> {
  // Without a schema nothing is read: the handler's type for it is `undefined`.
  if (!schema) return undefined as z.output<Schema>;
  const result = schema.safeParse(value, inReasons);
  if (result.success) return result.data;
  if (code === 'not-found') throw new DomainError('not-found', whyAny('record.missing'));
  throw new DomainError('invalid', why('request.not-valid'), fieldIssues(result.error));
}

/** A parameter that is given twice is a list, which none of our schemas accept. */
function queryOf(c: Context<HttpEnv>): Record<string, unknown> {
  const lists = Object.entries(c.req.queries());
  return Object.fromEntries(lists.map(([name, list]) => [name, list.length > 1 ? list : list[0]]));
}

function once<Result>(
  c: Context<HttpEnv>,
  { call, text }: { call: ApiCall; text: string },
  run: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const header = c.req.header(idempotencyHeader);
  if (header === undefined || !isRepeatable(call)) return run(c.var.ctx);
  const request = `${c.req.method} ${c.req.path}\n${text}`;
  const visitor = getCookie(c, visitorCookie) ?? '';
  return answerOnce(c.var.ctx, { visitor, key: readKey(header), request }, run);
}

function readKey(header: string): string {
  const result = idempotencyKeySchema.safeParse(header.replace(/^"(.*)"$/, '$1'), inReasons);
  if (result.success) return result.data;
  const issues = fieldIssues(result.error, [idempotencyHeader]);
  throw new DomainError('invalid', why('request.not-valid'), issues);
}

function sendAnswer(
  c: Context<HttpEnv>,
  call: ApiCall,
  { data, cookies = [], file }: Answer<unknown>,
) {
  const { status, data: schema, file: type } = call.answer;
  if (file && type) {
    c.header('Content-Type', type);
    c.header('Content-Disposition', `attachment; filename="${file.name}"`);
    return c.body(file.body);
  }
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  if (status === 204 || !schema) return c.body(null, 204);
  return c.json({ data: schema.parse(data) }, status);
}
