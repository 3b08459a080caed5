import type { Context } from 'hono';
import { DomainError, type DomainErrorCode, type FieldIssue } from '#src/domain/errors.ts';
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

/** Refusals as clients of the management API read them; anything else is the caller's. */
export function managementError(error: Error, c: Context<HttpEnv>): Response {
  if (!(error instanceof DomainError)) throw error;
  const { code } = error;
  if (code === 'not-found') return c.json(['This record could not be found'], 404);
  if (isRefusedInput(code)) return c.json(byField(error), 422);
  return c.json({ error: error.message }, statusOf[code]);
}

function isRefusedInput(code: DomainErrorCode): code is 'invalid' | 'conflict' {
  return code === 'invalid' || code === 'conflict';
}

/** `{"slug": ["has already been taken"]}`; a refusal of the whole is at `base`. */
function byField({ message, issues }: DomainError): Record<string, string[]> {
  const told: readonly FieldIssue[] = issues.length > 0 ? issues : [{ path: 'base', message }];
  const groups = Object.groupBy(told, ({ path }) => wireName(path));
  return Object.fromEntries(
    Object.entries(groups).map(([name, group = []]) => [name, group.map((one) => one.message)]),
  );
}

/** `story.parentId` → `parent_id`. */
function wireName(path: string): string {
  return path.replace(/^story\./, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
