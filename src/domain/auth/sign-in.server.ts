import { z } from 'zod';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { passwordLength } from './account-schemas.ts';
import { countAttempt, forgetAttempts } from './attempts.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { libraryErrorCode } from './library-error.ts';
import { readSession } from './read-session.server.ts';
import { cookiesAfter } from './request-cookies.ts';

const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254),
  // Longer than any accepted password, even with accents as separate characters.
  password: z.string().max(passwordLength.max * 4),
  remember: z.boolean(),
});

export type Credentials = z.infer<typeof credentials>;

/** `cookies` are Set-Cookie values for the response. */
export type SignInResult =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'two-factor'; cookies: string[] }
  | { kind: 'refused'; triesLeft: number }
  | { kind: 'paused'; seconds: number };

type SignInInput = { request: AuthRequest; values: Credentials };

/**
 * Starts a session, or asks for the second factor. Never reveals whether the account or the password was wrong, or
 * that an account is disabled. Every attempt counts; attempts during a pause are not made.
 */
export async function signIn(ctx: Ctx, { request, values }: SignInInput): Promise<SignInResult> {
  const parsed = credentials.safeParse(values);
  const account = parsed.data?.email ?? '';
  const tried = { account, address: request.ip };
  const { triesLeft, pausedSeconds } = await countAttempt(ctx, tried);
  if (pausedSeconds > 0) {
    noteRefusal(ctx, 'sign-in.paused', tried);
    return { kind: 'paused', seconds: pausedSeconds };
  }
  const entered = parsed.success ? await enter(ctx, { request, values: parsed.data }) : null;
  if (entered === null) {
    noteRefusal(ctx, 'sign-in.failed', { ...tried, detail: { triesLeft } });
    return { kind: 'refused', triesLeft };
  }
  await forgetAttempts(ctx, tried);
  return entered;
}

/**
 * Signs in somebody who just set this password through a one-time link. Not counted and not limited, so the link
 * works even while somebody else is guessing at the account.
 */
export async function signInByLink(
  ctx: Ctx,
  input: { request: AuthRequest; email: string; password: string },
): Promise<Entered | { kind: 'refused' }> {
  const { request, email, password } = input;
  const values = credentials.parse({ email, password, remember: true });
  return (await enter(ctx, { request, values })) ?? { kind: 'refused' };
}

type Entered = Extract<SignInResult, { cookies: string[] }>;

async function enter(ctx: Ctx, { request, values }: SignInInput): Promise<Entered | null> {
  const answer = await askLibrary(ctx, request, values);
  if (answer === null) return null;
  const cookies = answer.headers.getSetCookie();
  if ('twoFactorRedirect' in answer.response) return { kind: 'two-factor', cookies };
  await recordSignIn(ctx, { ...request, cookie: cookiesAfter(request.cookie, cookies) });
  return { kind: 'signed-in', cookies };
}

/** Records who signed in, from where, and by what if not by a password. */
export async function recordSignIn(ctx: Ctx, request: AuthRequest, by?: 'passkey'): Promise<void> {
  const session = await readSession(ctx, request);
  if (session === null) return;
  const { actor } = session;
  await recordAudit(
    { ...ctx, actor },
    {
      action: 'auth.sign-in',
      subject: { kind: 'person', id: actor.userId, name: actor.name },
      detail: { address: request.ip, ...(by && { by }) },
    },
  );
}

async function askLibrary(ctx: Ctx, request: AuthRequest, values: Credentials) {
  const library = await authLibrary(ctx, request);
  const { email, password, remember } = values;
  try {
    return await library.api.signInEmail({
      body: { email, password, rememberMe: remember },
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
  } catch (error) {
    if (libraryErrorCode(error) === null) throw error;
    return null;
  }
}
