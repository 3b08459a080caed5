import type { FeedTrouble } from '#src/domain/supplier-feeds/ports.ts';
import { NotPublicError } from './public-host.ts';

/** A fault with a name; `line` is what the server said. */
export class FeedError extends Error {
  readonly trouble: FeedTrouble;
  readonly line: string;

  constructor(trouble: FeedTrouble, line = '') {
    super(`${trouble} ${line}`);
    this.trouble = trouble;
    this.line = line;
  }
}

const byCode: Readonly<Record<string, FeedTrouble>> = {
  ENOTFOUND: 'no-host',
  EAI_AGAIN: 'no-host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EPIPE: 'refused',
  ETIMEDOUT: 'timeout',
  ESOCKETTIMEDOUT: 'timeout',
};

const longestLine = 200;

/** The fault behind an error of Node, of TLS or of SSH. */
export function troubleOf(error: unknown): { trouble: FeedTrouble; line: string } {
  if (error instanceof FeedError) return { trouble: error.trouble, line: oneLine(error.line) };
  if (error instanceof NotPublicError) return { trouble: 'not-public', line: '' };
  if (!(error instanceof Error)) return { trouble: 'other', line: oneLine(String(error)) };
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return { trouble: 'timeout', line: '' };
  }
  const code = 'code' in error ? String(error.code) : '';
  const line = oneLine(error.message);
  if (code.startsWith('ERR_TLS') || /CERT|SELF_SIGNED|UNABLE_TO/.test(code)) {
    return { trouble: 'certificate', line };
  }
  return { trouble: byCode[code] ?? 'other', line };
}

/** Servers' words go to a page and to a letter: one line of plain characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine);
}
