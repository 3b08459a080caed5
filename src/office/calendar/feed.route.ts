import { readShopCalendar } from '#src/domain/appointments/index.server.ts';
import { DomainError } from '#src/domain/errors.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/feed.route';

/** The shop's calendar for a subscribing program. Whoever has the URL can read it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const file = await readShopCalendar(context.get(ctxContext), params.token);
    return new Response(file, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not-found') throw error;
    return new Response('There is no calendar here', { status: 404 });
  }
}
