import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopName } from '#src/domain/settings/index.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { libraryErrorCode } from './library-error.ts';
import { type Confirmed, confirmWithPassword } from './own-password.server.ts';
import { requireStaff } from './require-staff.ts';

/** What the authenticator app scans, and ten backup codes; neither can be shown again. */
export type SecondFactorSecret = { uri: string; backupCodes: string[] };

type WithPassword = { request: AuthRequest; password: string };

/** First of two steps: sign-in asks for no code until one has proved that the app is set up. */
export async function beginSecondFactor(
  ctx: Ctx,
  { request, password }: WithPassword,
): Promise<Confirmed<SecondFactorSecret>> {
  const library = await authLibrary(ctx, request);
  // How the app lists the account.
  const issuer = (await getShopName(ctx)) ?? undefined;
  return confirmWithPassword(ctx, request, async () => {
    const answer = await library.api.enableTwoFactor({
      body: { password, method: 'totp', issuer },
      headers: libraryHeaders(request),
    });
    if (answer.method !== 'totp') throw new Error('The library answered for another method');
    return { uri: answer.totpURI, backupCodes: answer.backupCodes };
  });
}

/** Second step. Returns the cookies of the continued session; null for a wrong code. */
export async function confirmSecondFactor(
  ctx: Ctx,
  { request, code }: { request: AuthRequest; code: string },
): Promise<string[] | null> {
  const library = await authLibrary(ctx, request);
  try {
    const { headers } = await library.api.verifyTOTP({
      body: { code: code.replace(/\s/g, '') },
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
    await recordOwn(ctx, 'auth.begin-second-factor');
    return headers.getSetCookie();
  } catch (error) {
    if (libraryErrorCode(error) === null) throw error;
    return null;
  }
}

export async function endSecondFactor(
  ctx: Ctx,
  { request, password }: WithPassword,
): Promise<Confirmed<{ cookies: string[] }>> {
  const library = await authLibrary(ctx, request);
  const result = await confirmWithPassword(ctx, request, async () => {
    const { headers } = await library.api.disableTwoFactor({
      body: { password },
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
    return { cookies: headers.getSetCookie() };
  });
  if (result.kind === 'done') await recordOwn(ctx, 'auth.end-second-factor');
  return result;
}

/** Creates ten new codes; the old ones stop working. */
export async function renewBackupCodes(
  ctx: Ctx,
  { request, password }: WithPassword,
): Promise<Confirmed<{ backupCodes: string[] }>> {
  const library = await authLibrary(ctx, request);
  return confirmWithPassword(ctx, request, async () => {
    const { backupCodes } = await library.api.generateBackupCodes({
      body: { password },
      headers: libraryHeaders(request),
    });
    return { backupCodes };
  });
}

async function recordOwn(ctx: Ctx, action: string): Promise<void> {
  const { userId, name } = requireStaff(ctx.actor);
  await recordAudit(ctx, { action, subject: { kind: 'person', id: userId, name } });
}
