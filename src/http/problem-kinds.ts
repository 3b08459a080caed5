import type { DomainErrorCode } from '#src/domain/errors.ts';

/** Every error of the HTTP layer that is not a page, by kind (RFC 9457). */
export type ProblemCode =
  | DomainErrorCode
  | 'method-not-allowed'
  | 'bad-address'
  | 'unsupported-media-type'
  | 'timeout'
  | 'server-error';

type ProblemKind = { status: number; title: string; text: string };

/** `text` is for readers of the API page: what it means and what to do. */
export const problemKinds: Readonly<Record<ProblemCode, ProblemKind>> = {
  unauthenticated: {
    status: 401,
    title: 'Not signed in',
    text: 'Sign in first, or send a key of the shop as `Authorization: Bearer …`.',
  },
  forbidden: {
    status: 403,
    title: 'Refused',
    text: 'The request may not be made: a browser sent it from another site, or the key does not open this call.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    text: 'There is nothing under this address for you. A build of another visitor answers the same as one that does not exist.',
  },
  'bad-address': {
    status: 400,
    title: 'No address',
    text: 'The path has an escape in it that means nothing.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    text: 'The address exists; the header `Allow` lists its methods.',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    text: 'The record is past this change: a sent build stays as it was sent, and goods have changed since they were read. Read the record again instead of repeating the request.',
  },
  gone: { status: 410, title: 'Gone', text: 'It was here and is not any more.' },
  'too-large': { status: 413, title: 'Too large', text: 'Send a smaller body.' },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    text: 'Send `application/json` in UTF-8, without `Content-Encoding`.',
  },
  'token-mismatch': {
    status: 419,
    title: 'Token mismatch',
    text: 'Get a token again, and send the cookies with it. Then repeat the request.',
  },
  invalid: {
    status: 422,
    title: 'Not valid',
    text: 'Each entry of `errors` has the path of a field and what is wrong with it. Keys that are not known are refused too, and an `Idempotency-Key` that came with another request before.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    text: 'Wait for as many seconds as `Retry-After` says.',
  },
  timeout: {
    status: 408,
    title: 'Too slow',
    text: 'The body did not arrive in time. Send it again.',
  },
  unavailable: {
    status: 503,
    title: 'Not now',
    text: 'Too much is arriving at this moment, the database does not answer, or the shop has not opened its site. Wait for as many seconds as `Retry-After` says, then repeat the request.',
  },
  'no-space': {
    status: 507,
    title: 'No space left',
    text: 'The server has no room to store this. Nothing was changed; send it again later, with the same `Idempotency-Key`.',
  },
  'server-error': {
    status: 500,
    title: 'An error occurred',
    text: 'The fault is on this side, and it is in the shop’s log under `instance`. A POST with an `Idempotency-Key` may be repeated as it is.',
  },
};
