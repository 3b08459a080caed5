import { readBuildPhoto } from '#src/domain/builds/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/build-photo.route';

/** A visitor's photo, for staff. It is never cached, and never run as a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const bytes = await readBuildPhoto(context.get(ctxContext), params.id).catch((error: unknown) => {
    throw toNotFound(error);
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline; filename="truck.jpg"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
