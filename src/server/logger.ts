import { pino } from 'pino';
import { hideValues } from '#src/lib/hide-values.ts';

/** Values that must never reach a log, wherever they turn up in a record. */
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

/** Opens the log. `write` takes each line; without it lines go to standard output. */
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

/** What helps to find a fault. Other fields of errors may hold what somebody typed, and are left out. */
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

/** Answers that were thrown, and whatever else is no error. */
function describeOther(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null) return hideAddresses(thrown);
  return { type: thrown.constructor?.name, ...('status' in thrown && { status: thrown.status }) };
}

/**
 * No slash: a package's folder in a stack is no address. As long as RFC 5321 lets one be, so that a
 * long word of a visitor's is not searched anew from each of its letters.
 */
const email = /[^\s<>"'()[\],:;/@]{1,64}@[^\s<>"'()[\],:;/@]{1,255}\.[^\s<>"'()[\],:;/@]{1,63}/g;
const phone = /\+\d{10,15}\b/g;

/** Servers of mail and others quote an address in what they refuse. */
function hideAddresses(text: unknown): unknown {
  return typeof text === 'string'
    ? text.replace(email, '[address]').replace(phone, '[phone]')
    : text;
}
