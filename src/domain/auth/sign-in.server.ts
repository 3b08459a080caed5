import { z } from 'zod';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { countAttempt, forgetAttempts } from './attempts.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { libraryErrorCode } from './library-error.ts';
import { readSession } from './read-session.server.ts';
import { cookiesAfter } from './request-cookies.ts';

const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().max(128),
  remember: z.boolean(),
});

export type Credentials = z.infer<typeof credentials>;

/** `cookies` are Set-Cookie values to send along. */
export type SignInResult =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'two-factor'; cookies: string[] }
  | { kind: 'refused'; triesLeft: number }
  | { kind: 'paused'; minutes: number };

/**
 * Begins a session, or asks for the second factor. Which of the two was wrong, or that an account is
 * disabled, is never told. Each try counts, also one that comes during a pause.
 */
export async function signIn(
  ctx: Ctx,
  { request, values }: { request: AuthRequest; values: Credentials },
): Promise<SignInResult> {
  const parsed = credentials.safeParse(values);
  const account = parsed.data?.email ?? '';
  const tried = { account, address: request.ip };
  const { triesLeft, pausedMinutes } = await countAttempt(ctx, tried);
  if (pausedMinutes > 0) return { kind: 'paused', minutes: pausedMinutes };
  const answer = parsed.success ? await askLibrary(ctx, request, parsed.data) : null;
  if (answer === null) return { kind: 'refused', triesLeft };
  await forgetAttempts(ctx, tried);
  const cookies = answer.headers.getSetCookie();
  if ('twoFactorRedirect' in answer.response) return { kind: 'two-factor', cookies };
  await recordSignIn(ctx, { ...request, cookie: cookiesAfter(request.cookie, cookies) });
  return { kind: 'signed-in', cookies };
}

/** History names who signed in, from where. */
export async function recordSignIn(ctx: Ctx, request: AuthRequest): Promise<void> {
  const session = await readSession(ctx, request);
  if (session === null) return;
  const { actor } = session;
  await recordAudit(
    { ...ctx, actor },
    {
      action: 'auth.sign-in',
      subject: { kind: 'person', id: actor.userId, name: actor.name },
      detail: { address: request.ip },
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
