import { data } from 'react-router';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { DomainError, type DomainErrorCode, type FieldIssue } from '#src/domain/errors.ts';
import { asStorageRefusal } from '#src/domain/no-space.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { Refused } from './answer.ts';

export const statusOf: Record<DomainErrorCode, number> = {
  'not-found': 404,
  gone: 410,
  invalid: 422,
  forbidden: 403,
  unauthenticated: 401,
  conflict: 409,
  'token-mismatch': 419,
  'too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
  'no-space': 507,
};

type Asked = {
  ctx: Ctx;
  form: FormData;
  /** For values that the domain calls otherwise: the fields of this form that they were typed in. */
  fieldOf?: Readonly<Record<string, string>>;
};

/**
 * Runs a form's action. A refusal becomes an answer next to the form, with what was typed; any other error is a bug
 * and is rethrown.
 */
export async function answerTo<const Result extends { done: string; id?: number }>(
  { ctx, form, fieldOf = {} }: Asked,
  work: () => Promise<Result>,
) {
  const at = ctx.clock.now().epochMilliseconds;
  try {
    return data<({ at: number } & Result) | Refused>({ at, ...(await work()) });
  } catch (error) {
    const refused = error instanceof DomainError ? error : asStorageRefusal(error);
    if (refused === null) throw error;
    const issues = refused.issues.map(({ path, ...issue }) => ({
      ...issue,
      path: fieldOf[path] ?? path,
    }));
    const answer = refusal({ told: refused.told, issues }, { form, at, locale: ctx.locale });
    return data<({ at: number } & Result) | Refused>(answer, { status: statusOf[refused.code] });
  }
}

function refusal(
  { told, issues }: Pick<DomainError, 'told' | 'issues'>,
  { form, at, locale }: { form: FormData; at: number; locale: Locale },
): Refused {
  const typed = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    at,
    problem: refusalText(told, locale),
    issues: issuesByField(issues, locale),
    typed: Object.fromEntries(typed),
    ticked: Object.fromEntries(
      [...Map.groupBy(typed, ([name]) => name)].map(([name, entries]) => [
        name,
        entries.map(([, value]) => value),
      ]),
    ),
  };
}

/** An id from a form or a URL; 0 for an invalid one, which no row has. */
export function idOrZero(value: FormDataEntryValue | string | null | undefined): number {
  return /^\d{1,9}$/.test(String(value ?? '')) ? Number(value) : 0;
}

/** For loaders: a missing record is a 404 page in the frame of the back office. */
export async function orMissing<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not-found') throw error;
    throw data(null, { status: 404 });
  }
}

/** A refusal as JSON for a script, with its text as `title`. */
export function refusalResponse({ code, told }: DomainError, locale: Locale): Response {
  return Response.json({ title: refusalText(told, locale) }, { status: statusOf[code] });
}

/** Field name → error, in words. */
export function issuesByField(
  issues: readonly FieldIssue[],
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, ...told }) => [path, refusalText(told, locale)]));
}
