import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressLine, type ShopSettings } from '#src/domain/settings/index.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { textIn } from '#src/lib/translated.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import type { Ctx } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { type AppointmentRow, findByToken } from './appointment-access.server.ts';
import { appointmentLink } from './appointment-links.server.ts';
import texts from './calendar-file-words.json' with { type: 'json' };

/** For a drop-off, the customer is there only long enough to hand over the key. */
const handOverMinutes = 30;

/**
 * The appointment as a calendar file (RFC 5545). After a change it has the same UID with a higher sequence, so
 * calendars replace their entry. Times are instants, so they are right in any zone.
 * @throws {DomainError} 'not-found' for a forged link, 'gone' for an expired one
 */
export async function readCalendarFile(ctx: Ctx, token: string): Promise<string> {
  const row = await findByToken(ctx, { token, purpose: 'calendar' });
  const shop = await getShopSettings(ctx);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: `//${shop.name}//EN` });
  calendar.createEvent({
    id: `${row.id}@${new URL(ctx.origin).hostname}`,
    sequence: row.revision,
    stamp: new Date(ctx.clock.now().epochMilliseconds),
    start: row.startsAt,
    end: endOf(row),
    status: row.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${shop.name}: ${textIn(row.serviceName, row.locale)}`,
    location: addressLine(shop.address),
    description: describeVisit(ctx, { row, shop }),
  });
  return calendar.toString();
}

function endOf({ mode, startsAt, endsAt }: AppointmentRow): Date {
  if (mode === 'wait') return endsAt;
  const handedOver = startsAt.toTemporalInstant().add({ minutes: handOverMinutes });
  return new Date(Math.min(handedOver.epochMilliseconds, endsAt.getTime()));
}

function describeVisit(
  ctx: Ctx,
  { row, shop }: { row: AppointmentRow; shop: ShopSettings },
): string {
  const { locale, id } = row;
  const readyBy = dateFormat(isoOf(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: shop.timeZone,
  }).format(row.endsAt);
  return [
    row.vehicle,
    `${texts[row.mode][locale]} ${texts.readyBy[locale]} ${readyBy}, ${zoneName(shop.timeZone, locale)}.`,
    `${texts.change[locale]}: ${appointmentLink(ctx, { page: 'manage', id, locale })}`,
  ].join('\n');
}
