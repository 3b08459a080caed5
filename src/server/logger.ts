import { pino } from 'pino';
import { hideValues } from '#src/lib/hide-values.ts';

/** Values that must never appear in a log, wherever they are in a record. */
const secrets = [
  'token',
  'secret',
  'password',
  'cookie',
  'authorization',
  'contact',
  'name',
  'email',
  'params',
];

/** Opens the log. Lines go to `write`, or to standard output without it. */
export function createLogger(level: string, write?: (line: string) => void) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
    serializers: { err: describeError, error: describeError, reason: hideAddresses },
  };
  return write ? pino(options, { write }) : pino(options);
}

/** Fields that help to find a fault. Other fields of errors may contain user input and are dropped. */
const told = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'query'];

function describeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return describeOther(thrown);
  const error = hideValues(thrown) as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: hideAddresses(error.message),
    stack: hideAddresses(error.stack),
    ...Object.fromEntries(told.flatMap((name) => (name in error ? [[name, error[name]]] : []))),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Thrown responses and other values that are not errors. */
function describeOther(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null) return hideAddresses(thrown);
  return { type: thrown.constructor?.name, ...('status' in thrown && { status: thrown.status }) };
}

/**
 * No slash, so that a package's folder in a stack trace does not look like an address. Limited to the length RFC 5321
 * allows, so that a visitor's long word is not searched again from each of its letters.
 */
const email = /[^\s<>"'()[\],:;/@]{1,64}@[^\s<>"'()[\],:;/@]{1,255}\.[^\s<>"'()[\],:;/@]{1,63}/g;
const phone = /\+\d{10,15}\b/g;

/** Mail servers and others quote the address in their error messages. */
function hideAddresses(text: unknown): unknown {
  return typeof text === 'string'
    ? text.replace(email, '[address]').replace(phone, '[phone]')
    : text;
}
