import type { Ctx } from '#src/domain/context.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';

type OpenedFor = { userId: string; isRemembered: boolean };

/**
 * Starts a session for somebody who has proved by other means than a password who they are. Returns its cookies; null
 * if the account is gone or disabled.
 */
export async function openSessionFor(
  ctx: Ctx,
  request: AuthRequest,
  body: OpenedFor,
): Promise<string[] | null> {
  const library = await authLibrary(ctx, request);
  const { headers, response } = await library.api.openSessionFor({
    body,
    headers: libraryHeaders(request),
    returnHeaders: true,
  });
  return response.isOpen ? headers.getSetCookie() : null;
}
