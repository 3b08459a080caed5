import { queueMail } from '#src/domain/mail/index.server.ts';
import type { LetterData, LetterName } from '#src/domain/mail/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { textIn } from '#src/lib/translated.ts';
import type { Ctx, Locale } from '../context.ts';
import type { AppointmentRow } from './appointment-access.server.ts';
import { appointmentLink, contactLink, scheduleLink } from './appointment-links.server.ts';
import { nextPickup } from './next-pickup.ts';
import type { ShopHours } from './open-windows.ts';

type Shop = Pick<ShopSettings, 'email' | 'timeZone' | 'languages'>;
type LetterSubject = { shop: Shop; row: AppointmentRow };

/** To the customer, and to the shop unless the shop booked it itself. */
export async function mailBooked(ctx: Ctx, { shop, row }: LetterSubject): Promise<void> {
  await mailCustomer(ctx, row, {
    letter: 'appointment-booked',
    data: { ...visitOf(shop, row), ...linksOf(ctx, row) },
  });
  await mailShop(ctx, { shop, row, change: 'booked' });
}

export async function mailMoved(
  ctx: Ctx,
  { shop, row, before }: LetterSubject & { before: AppointmentRow },
): Promise<void> {
  const oldStartsAt = isoOf(before.startsAt);
  await mailCustomer(ctx, row, {
    letter: 'appointment-moved',
    data: { ...visitOf(shop, row), ...linksOf(ctx, row), oldStartsAt },
  });
  await mailShop(ctx, { shop, row, change: 'moved', oldStartsAt });
}

export async function mailCancelled(ctx: Ctx, { shop, row }: LetterSubject): Promise<void> {
  await mailCustomer(ctx, row, {
    letter: 'appointment-cancelled',
    data: { ...visitOf(shop, row), scheduleUrl: scheduleLink(ctx, row.locale) },
  });
  await mailShop(ctx, { shop, row, change: 'cancelled' });
}

export function mailReminder(ctx: Ctx, { shop, row }: LetterSubject): Promise<void> {
  const { manageUrl } = linksOf(ctx, row);
  return mailCustomer(ctx, row, {
    letter: 'appointment-reminder',
    data: { ...visitOf(shop, row), manageUrl },
  });
}

/** To a customer who left the truck: it is ready, and when the shop is open for picking it up. */
export function mailTruckReady(
  ctx: Ctx,
  { shop, row }: { shop: Shop & ShopHours; row: AppointmentRow },
): Promise<void> {
  return mailCustomer(ctx, row, {
    letter: 'truck-ready',
    data: {
      name: row.name,
      service: textIn(row.serviceName, row.locale),
      truck: row.vehicle,
      pickup: nextPickup(shop, ctx.clock.now()),
      timeZone: shop.timeZone,
      contactUrl: contactLink(ctx, row.locale),
    },
  });
}

type Letter<Name extends LetterName> = { letter: Name; data: LetterData<Name> };

/** Customers who left only a phone number are called by a person. */
async function mailCustomer<Name extends LetterName>(
  ctx: Ctx,
  { contact, contactKind, locale }: AppointmentRow,
  letter: Letter<Name>,
): Promise<void> {
  if (contactKind === 'email') await queueMail(ctx, { ...letter, to: contact, locale });
}

type ShopNews = LetterSubject & { change: 'booked' | 'moved' | 'cancelled'; oldStartsAt?: string };

/** The shop is not notified of what its own staff did. */
async function mailShop(ctx: Ctx, { shop, row, change, oldStartsAt }: ShopNews): Promise<void> {
  if (ctx.actor.kind === 'staff' || shop.email === '') return;
  const calendarUrl = `${ctx.origin}/admin/calendar`;
  await queueMail(ctx, {
    letter: 'appointment-news',
    to: shop.email,
    locale: shop.languages.default,
    data: {
      ...visitOf(shop, { ...row, locale: shop.languages.default }),
      change,
      minutes: row.minutes,
      oldStartsAt: oldStartsAt ?? null,
      calendarUrl,
    },
  });
}

/** What every letter of an appointment contains, in its reader's language. */
function visitOf({ timeZone }: Shop, row: AppointmentRow) {
  return {
    name: row.name,
    service: textIn(row.serviceName, row.locale),
    truck: row.vehicle,
    mode: row.mode,
    startsAt: isoOf(row.startsAt),
    readyBy: isoOf(row.endsAt),
    timeZone,
  };
}

function linksOf(ctx: Ctx, { id, locale }: { id: string; locale: Locale }) {
  return {
    manageUrl: appointmentLink(ctx, { page: 'manage', id, locale }),
    calendarUrl: appointmentLink(ctx, { page: 'calendar', id, locale }),
  };
}

function isoOf(moment: Date): string {
  return moment.toTemporalInstant().toString();
}
