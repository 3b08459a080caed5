import type { Ctx } from '#src/domain/context.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { claimCode } from './claim-code.server.ts';
import { libraryErrorCode } from './library-error.ts';
import { readSession } from './read-session.server.ts';
import { cookiesAfter } from './request-cookies.ts';
import { recordSignIn } from './sign-in.server.ts';
import { signOut } from './sign-out.server.ts';

/** `over`: after ten minutes, five wrong codes or a code that was used before, signing in starts again. */
export type SecondFactorResult =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'refused' }
  | { kind: 'locked' }
  | { kind: 'over' };

/** Completes signing in with a code from the app, or with a backup code, which is then used up. */
export async function verifySecondFactor(
  ctx: Ctx,
  input: { request: AuthRequest; code: string; trustDevice: boolean },
): Promise<SecondFactorResult> {
  const { request, trustDevice } = input;
  const code = input.code.replace(/\s/g, '');
  const library = await authLibrary(ctx, request);
  const isFromApp = /^\d{6}$/.test(code);
  const call = { body: { code, trustDevice }, headers: libraryHeaders(request) };
  try {
    const { headers } = isFromApp
      ? await library.api.verifyTOTP({ ...call, returnHeaders: true })
      : await library.api.verifyBackupCode({ ...call, returnHeaders: true });
    const cookies = headers.getSetCookie();
    const opened = { ...request, cookie: cookiesAfter(request.cookie, cookies) };
    if (isFromApp && !(await isFirstUse(ctx, opened, code))) return refuse(ctx, request, 'over');
    await recordSignIn(ctx, opened);
    return { kind: 'signed-in', cookies };
  } catch (error) {
    return refuse(ctx, request, refusalOf(error));
  }
}

/** The library takes a code as often as it comes; a session that a used one opened ends before anybody gets it. */
async function isFirstUse(ctx: Ctx, opened: AuthRequest, code: string): Promise<boolean> {
  const session = await readSession(ctx, opened);
  if (session && (await claimCode(ctx, { userId: session.actor.userId, code }))) return true;
  await signOut(ctx, opened);
  return false;
}

type Refusal = Exclude<SecondFactorResult['kind'], 'signed-in'>;

function refuse(ctx: Ctx, { ip }: AuthRequest, outcome: Refusal): { kind: Refusal } {
  noteRefusal(ctx, 'second-factor.failed', { address: ip, detail: { outcome } });
  return { kind: outcome };
}

function refusalOf(error: unknown): Refusal {
  switch (libraryErrorCode(error)) {
    case null:
      throw error;
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return 'refused';
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return 'locked';
    default:
      return 'over';
  }
}
