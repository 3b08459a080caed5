import { pino } from 'pino';

/** Values that must never reach a log, wherever they turn up in a record. */
const secrets = ['token', 'secret', 'password', 'cookie', 'authorization', 'contact', 'name'];

export function createLogger(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
  });
}
