import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { newPasswordSchema } from './account-schemas.ts';
import { countAttempt, forgetAttempts } from './attempts.server.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';
import { libraryErrorCode } from './library-error.ts';
import { endResetLinks } from './one-time-links.server.ts';
import { requireStaff } from './require-staff.ts';

/** The result of an action that asks for the password again: `done`, or why not. */
export type Confirmed<Done> =
  | { kind: 'done'; done: Done }
  | { kind: 'refused' }
  | { kind: 'paused'; seconds: number };

/** Changes the person's own password and signs out all other sessions. @throws {ZodError} for a weak one */
export async function changeOwnPassword(
  ctx: Ctx,
  input: { request: AuthRequest; current: string; next: string },
): Promise<Confirmed<{ cookies: string[] }>> {
  const { request, current, next } = input;
  const { name, email, userId } = requireStaff(ctx.actor);
  newPasswordSchema.parse({ name, email, password: next });
  const library = await authLibrary(ctx, request);
  const result = await confirmWithPassword(ctx, request, async () => {
    const { headers } = await library.api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: libraryHeaders(request),
      returnHeaders: true,
    });
    return { cookies: headers.getSetCookie() };
  });
  if (result.kind === 'done') {
    await endResetLinks(ctx, userId);
    await recordAudit(ctx, {
      action: 'auth.change-password',
      subject: { kind: 'person', id: userId, name },
    });
  }
  return result;
}

/** Does something only with the right password; wrong ones count like failed sign-ins. */
export async function withPassword<Done>(
  ctx: Ctx,
  { request, password }: { request: AuthRequest; password: string },
  act: () => Promise<Done>,
): Promise<Confirmed<Done>> {
  const library = await authLibrary(ctx, request);
  return confirmWithPassword(ctx, request, async () => {
    await library.api.verifyPassword({ body: { password }, headers: libraryHeaders(request) });
    return act();
  });
}

/** Runs the library's action only with the right password; wrong ones count like failed sign-ins. */
export async function confirmWithPassword<Done>(
  ctx: Ctx,
  request: AuthRequest,
  act: () => Promise<Done>,
): Promise<Confirmed<Done>> {
  const { email } = requireStaff(ctx.actor);
  const tried = { account: `confirm ${email}`, address: request.ip };
  const { pausedSeconds } = await countAttempt(ctx, tried);
  if (pausedSeconds > 0) {
    noteRefusal(ctx, 'password-check.paused', { address: request.ip });
    return { kind: 'paused', seconds: pausedSeconds };
  }
  try {
    const done = await act();
    await forgetAttempts(ctx, tried);
    return { kind: 'done', done };
  } catch (error) {
    const code = libraryErrorCode(error);
    if (code !== 'INVALID_PASSWORD' && code !== 'PASSWORD_TOO_LONG') throw error;
    noteRefusal(ctx, 'password-check.failed', { address: request.ip });
    return { kind: 'refused' };
  }
}
