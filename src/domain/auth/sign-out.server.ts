import type { Ctx } from '#src/domain/context.ts';
import { authLibrary, libraryHeaders } from './auth-library.server.ts';
import type { AuthRequest } from './auth-request.ts';

/** Ends the session of the request, if there is one. Returns the cookies that clear it. */
export async function signOut(ctx: Ctx, request: AuthRequest): Promise<string[]> {
  const library = await authLibrary(ctx, request);
  const { headers } = await library.api.signOut({
    headers: libraryHeaders(request),
    returnHeaders: true,
  });
  return headers.getSetCookie();
}
