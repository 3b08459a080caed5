import { data } from 'react-router';
import type { Confirmed } from '#src/domain/auth/index.server.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  authRequestOf,
  pausedHeaders,
  privateHeaders,
  privateRedirect,
  type RouteArgs,
} from '#src/office/access/auth-request.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { accountErrors } from '#src/office/sign-in/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { translate } from '#src/web/words/translate.ts';
import accountStrings from './words.json' with { type: 'json' };

export type AccountArgs = RouteArgs & { url: URL };
type DoneKey = Extract<keyof typeof accountStrings, `done.${string}`>;

/** What was refused: the form and the field, and why. */
export type AccountProblem = { form: string; field: string; text: string };
/** Shown only once: the key for the authenticator app (if it is new) and the backup codes. */
export type AccountSecret = { qr: string | null; key: string | null; backupCodes: string[] };
export type AccountAnswer = {
  problem: AccountProblem | null;
  secret: AccountSecret | null;
  /** What the browser passes to a device, so that it makes a passkey. */
  offer: PublicKeyCredentialCreationOptionsJSON | null;
};

/** Handles one form of the account page. */
export type AccountAct = (
  args: AccountArgs,
  form: FormData,
) => Promise<Response | ReturnType<typeof accountAnswer>>;

/** The text of a field; empty without one. */
export function typed(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** What a form sends that asks for the password again. */
export function withPassword(args: AccountArgs, form: FormData) {
  return { request: authRequestOf(args), password: typed(form, 'password') };
}

/** The texts of the page, in the person's language. */
export function accountWords({ context }: AccountArgs) {
  return translate(accountStrings, context.get(ctxContext).locale);
}

/** The page again, with a problem, or with what is shown only now. */
export function accountAnswer(
  given: Partial<AccountAnswer>,
  status = 200,
  headers = privateHeaders(),
) {
  return data<AccountAnswer>(
    { problem: null, secret: null, offer: null, ...given },
    { status, headers },
  );
}

/** Back to the page, with the cookies of a new session. */
export function done(key: DoneKey, cookies: readonly string[] = []): Response {
  return privateRedirect(`${adminHrefs.account()}?done=${key.slice('done.'.length)}`, cookies);
}

type Place = Pick<AccountProblem, 'form' | 'field'>;

/** The page again, because the password was wrong, or wrong too often. */
export function notConfirmed(
  args: AccountArgs,
  result: Exclude<Confirmed<unknown>, { kind: 'done' }>,
  place: Place,
) {
  const t = accountWords(args);
  if (result.kind === 'refused')
    return accountAnswer({ problem: { ...place, text: t('wrong') } }, 422);
  const text = t('paused', { count: Math.ceil(result.seconds / 60) });
  return accountAnswer({ problem: { ...place, text } }, 429, pausedHeaders(result.seconds));
}

/** The page again, because of a name or a new password. @throws what is about neither */
export function refusedField(args: AccountArgs, error: unknown, place: Place) {
  const errors = accountErrors(error, args.context.get(ctxContext).locale);
  const text = errors?.password ?? errors?.name;
  if (!text) throw error;
  return accountAnswer({ problem: { ...place, text } }, 422);
}

/** For what may have ended by itself meanwhile. @throws what is another error */
export function unlessGone(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'not-found')) throw error;
}
