import type { Ctx } from '#src/domain/context.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { libraryErrorCode } from './library-error.ts';
import { cookiesAfter } from './request-cookies.ts';
import { recordSignIn } from './sign-in.server.ts';

/** `over`: after ten minutes or five wrong codes, signing in starts again. */
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
    await recordSignIn(ctx, { ...request, cookie: cookiesAfter(request.cookie, cookies) });
    return { kind: 'signed-in', cookies };
  } catch (error) {
    const refusal = refusalOf(error);
    const detail = { outcome: refusal.kind };
    noteRefusal(ctx, 'second-factor.failed', { address: request.ip, detail });
    return refusal;
  }
}

function refusalOf(error: unknown): SecondFactorResult {
  switch (libraryErrorCode(error)) {
    case null:
      throw error;
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return { kind: 'refused' };
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return { kind: 'locked' };
    default:
      return { kind: 'over' };
  }
}
