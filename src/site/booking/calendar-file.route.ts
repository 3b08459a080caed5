import { readCalendarFile } from '#src/domain/appointments/index.server.ts';
import { DomainError } from '#src/domain/errors.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/calendar-file.route';
import appointmentStrings from './words.json' with { type: 'json' };

/** An appointment as a calendar file. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const headers = { ...secretPage(), 'X-Robots-Tag': 'noindex' };
  try {
    const file = await readCalendarFile(context.get(ctxContext), token);
    const type = 'text/calendar; charset=utf-8; method=PUBLISH';
    const name = 'attachment; filename="appointment.ics"';
    const own = { ...headers, 'Content-Type': type, 'Content-Disposition': name };
    return new Response(file, { headers: own });
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'gone';
    const isKnown = isGone || (error instanceof DomainError && error.code === 'not-found');
    if (!isKnown) throw error;
    return new Response(appointmentStrings['link.expired'][defaultLocale], {
      status: isGone ? 410 : 404,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
}
