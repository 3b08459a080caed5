import { z } from 'zod';
import type { GoodsAccess } from '#src/domain/content/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { ProblemCode } from '../problem-kinds.ts';
import type { LimitName } from './limits.ts';

/**
 * One call of the public API, defined once: the server validates requests and answers with it, and the OpenAPI
 * document is generated from it.
 */
export type ApiCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** With `{name}` for each of `params`. */
  path: string;
  summary: string;
  description: string;
  /** Requires the cookie that a build's browser got when it was started; otherwise 404. */
  ownBuild?: boolean;
  /** The least key of the shop that opens it, instead of the tokens of a browser. */
  key?: GoodsAccess;
  limit: LimitName;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The same body, with messages in the language given as its `locale`. */
  bodyIn?: (locale: LocaleCode) => Body;
  /** A file as the whole body, which the handler reads itself; at most so many bytes. */
  upload?: { text: string; mostBytes: number };
  /** What `data` contains on success, or the type of the file. Nothing else of the record leaves the server. */
  answer: {
    status: 200 | 201 | 204;
    text: string;
    data?: Data;
    file?: string;
    sets?: readonly string[];
  };
  /** Refusals of this call beyond those that follow from its parts, with the reason. */
  refuses?: Partial<Record<ProblemCode, string>>;
  /** Example values of a successful request. */
  example: { params?: Record<string, string>; query?: string; body?: unknown; file?: string };
};

type NoSchema = z.ZodUndefined;

/** Infers the types of the parts, so that a handler gets what its schemas accept. */
export function defineCall<
  Params extends z.ZodType = NoSchema,
  Query extends z.ZodType = NoSchema,
  Body extends z.ZodType = NoSchema,
  Data extends z.ZodType = NoSchema,
>(call: ApiCall<Params, Query, Body, Data>): ApiCall<Params, Query, Body, Data> {
  return call;
}

export const isWrite = ({ method }: Pick<ApiCall, 'method'>): boolean => method !== 'get';
/** Calls by key need none: they name what they have read, or find that it is done. */
export const isRepeatable = ({ method, key }: Pick<ApiCall, 'method' | 'key'>): boolean =>
  method === 'post' && key === undefined;

export const idempotencyHeader = 'Idempotency-Key';

/** 1 to 255 visible characters, bare or quoted as in a structured header. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'A key is 1 to 255 visible ASCII characters');

const refusalsToBrowsers = {
  forbidden: 'The request came from another site.',
  'token-mismatch': 'The token of `GET /api/sanctum/csrf-cookie` is missing or not this visitor’s.',
};

const noKey = 'No key was sent, or it was removed; `detail` says what to do.';

const refusalsByKey = {
  'goods-read': { unauthenticated: noKey, forbidden: 'The key is for content.' },
  'goods-write': { unauthenticated: noKey, forbidden: 'The key is for content, or only reads.' },
};

/** Why a call is refused, by kind: what follows from its parts, and what it declares itself. */
export function refusalsOf(call: ApiCall): Partial<Record<ProblemCode, string>> {
  const takesInput = call.body !== undefined || call.query !== undefined;
  return {
    ...(call.key ? refusalsByKey[call.key] : isWrite(call) && refusalsToBrowsers),
    ...(call.ownBuild && { 'not-found': 'There is no such build, or it is another visitor’s.' }),
    ...(call.upload && {
      'too-large': `The file is larger than ${call.upload.mostBytes / 1024 ** 2} MiB.`,
    }),
    ...(call.body && {
      'too-large': 'The body is larger than 256 KiB.',
      'unsupported-media-type': 'The body is not `application/json`, or is compressed.',
    }),
    ...(takesInput && { invalid: 'A value is not valid; `errors` names each field.' }),
    'rate-limited': `Too many requests ${call.key ? 'with this key' : 'from this network'}; \`Retry-After\` says when to come again.`,
    ...call.refuses,
  };
}
