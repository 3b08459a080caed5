import { z } from 'zod';
import type { ProblemCode } from '../problem-kinds.ts';
import type { LimitName } from './limits.ts';

/**
 * One call of the product's API, said once: the server checks requests and answers by it, and the
 * OpenAPI document is written from it.
 */
export type ApiCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  id: string;
  method: 'get' | 'post' | 'patch';
  /** With `{name}` for each of `params`. */
  path: string;
  summary: string;
  description: string;
  /** Only with the cookie that a build's browser got when it was started; else 404. */
  ownBuild?: boolean;
  limit: LimitName;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The same body with its messages in the language that it names as `locale`. */
  bodyIn?: (locale: 'en' | 'es') => Body;
  /** What is told in `data` when all is well. Nothing else of the record leaves the server. */
  answer: { status: 200 | 201 | 204; text: string; data?: Data; sets?: readonly string[] };
  /** What this call refuses besides what follows from the rest, with the reason. */
  refuses?: Partial<Record<ProblemCode, string>>;
  /** Values of a request that succeeds. */
  example: { params?: Record<string, string>; query?: string; body?: unknown };
};

type NoSchema = z.ZodUndefined;

/** Keeps the types of the parts, so that a handler gets what its schemas let through. */
export function defineCall<
  Params extends z.ZodType = NoSchema,
  Query extends z.ZodType = NoSchema,
  Body extends z.ZodType = NoSchema,
  Data extends z.ZodType = NoSchema,
>(call: ApiCall<Params, Query, Body, Data>): ApiCall<Params, Query, Body, Data> {
  return call;
}

export const isWrite = ({ method }: Pick<ApiCall, 'method'>): boolean => method !== 'get';
export const isRepeatable = ({ method }: Pick<ApiCall, 'method'>): boolean => method === 'post';

export const idempotencyHeader = 'Idempotency-Key';

/** 1 to 255 visible characters, bare or in the quotes of a structured header. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'A key is 1 to 255 visible ASCII characters');

/** Why a call is refused, by kind: what follows from its parts, and what it says itself. */
export function refusalsOf(call: ApiCall): Partial<Record<ProblemCode, string>> {
  const takesInput = call.body !== undefined || call.query !== undefined;
  return {
    ...(isWrite(call) && {
      forbidden: 'The request came from another site.',
      'token-mismatch':
        'The token of `GET /api/sanctum/csrf-cookie` is missing or not this visitor’s.',
    }),
    ...(call.ownBuild && { 'not-found': 'There is no such build, or it is another visitor’s.' }),
    ...(call.body && {
      'too-large': 'The body is larger than 256 KiB.',
      'unsupported-media-type': 'The body is not `application/json`, or is compressed.',
    }),
    ...(takesInput && { invalid: 'A value is not valid; `errors` names each field.' }),
    'rate-limited': 'Too many requests from this network; `Retry-After` says when to come again.',
    ...call.refuses,
  };
}
