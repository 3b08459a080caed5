import type { Context } from 'hono';
import { DomainError, type DomainErrorCode, type FieldIssue } from '#src/domain/errors.ts';
import type { RefusalOrText } from '#src/domain/refusal.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { HttpEnv } from '../http-env.ts';

const statusOf = {
  forbidden: 403,
  unauthenticated: 401,
  gone: 410,
  'token-mismatch': 403,
  'too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
  'no-space': 507,
} as const;

/** Converts refusals to the format of the management API; other errors are the caller's. */
export function managementError(error: Error, c: Context<HttpEnv>): Response {
  if (!(error instanceof DomainError)) throw error;
  const { code } = error;
  if (code === 'not-found') return c.json(['This record could not be found'], 404);
  if (isRefusedInput(code)) return c.json(byField(error, wordsIn(c)), 422);
  return c.json({ error: wordsIn(c)(error.told) }, statusOf[code]);
}

function isRefusedInput(code: DomainErrorCode): code is 'invalid' | 'conflict' {
  return code === 'invalid' || code === 'conflict';
}

type MessageByReason = (told: RefusalOrText) => string;

/** Messages that clients of the service know verbatim (contract of the content API); staff see other texts. */
const ofTheService: Readonly<Record<string, string>> = {
  'content.slug-taken': 'has already been taken',
  'content.name-taken': 'has already been taken',
  'content.slug-form': 'may only have small letters, digits and hyphens',
  'input.required': "can't be blank",
};

/** Clients of this API expect English. */
function wordsIn(c: Context<HttpEnv>): MessageByReason {
  return (told) =>
    ('reason' in told && ofTheService[told.reason]) || c.var.tell(told, defaultLocale);
}

/** `{"slug": ["has already been taken"]}`; a refusal without a field is under `base`. */
function byField({ told, issues }: DomainError, words: MessageByReason): Record<string, string[]> {
  const all: readonly FieldIssue[] = issues.length > 0 ? issues : [{ path: 'base', ...told }];
  const groups = Object.groupBy(all, ({ path }) => wireName(path));
  return Object.fromEntries(
    Object.entries(groups).map(([name, group = []]) => [
      name,
      group.map(({ path: _, ...one }) => words(one)),
    ]),
  );
}

/** `story.parentId` gives `parent_id`. */
function wireName(path: string): string {
  return path.replace(/^story\./, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
