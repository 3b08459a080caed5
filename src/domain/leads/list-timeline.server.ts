import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import { appointments } from '#src/db/schema/calendar.ts';
import { type leadEventKinds, leadEvents } from '#src/db/schema/lead-events.ts';
import { leads } from '#src/db/schema/leads.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type MailState, readableLetters } from '#src/domain/mail/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { Inquiry } from './inquiries.server.ts';
import { listPersonInquiries } from './person.server.ts';

/** What happened to a mail; its outbox page has the details. */
export type TimelineMail = { id: string; state: MailState; letter: string; subject: string | null };

/** An event, whoever caused it. `at` is ISO 8601 in UTC. */
export type TimelineItem = {
  key: string;
  at: string;
  kind: 'began' | 'asked' | 'mail' | 'booked' | 'cancelled' | (typeof leadEventKinds)[number];
  /** The staff member; null for the customer and for the site itself. */
  actor: string | null;
  text: string;
  detail: Record<string, unknown>;
  mail: TimelineMail | null;
};

/**
 * Everything about an inquiry and those merged into it, latest first: what was sent, what the shop did, mails and
 * what happened to them, appointments. Requires leads.read.
 */
export async function listTimeline(ctx: Ctx, id: string): Promise<TimelineItem[]> {
  requireScope(ctx.actor, 'leads.read');
  const inquiries = await listPersonInquiries(ctx, id);
  const events = await eventItems(ctx, inquiries);
  const known = new Set(events.flatMap(({ mail }) => (mail ? [mail.id] : [])));
  const mails = (await mailItems(ctx, inquiries)).filter(({ mail }) => !known.has(mail.id));
  const items = [
    ...events,
    ...mails,
    ...(await appointmentItems(ctx, inquiries)),
    ...inquiries.map(receivedItem),
    ...(await buildItems(ctx, inquiries)),
  ];
  return items.toSorted((one, other) => other.at.localeCompare(one.at));
}

const nobody = { actor: null, text: '', detail: {}, mail: null };

function receivedItem({ id, kind, number, about, createdAt }: Inquiry): TimelineItem {
  const detail = { kind, number, about };
  return { ...nobody, key: `asked-${id}`, at: createdAt.toISOString(), kind: 'asked', detail };
}

async function eventItems({ db }: Ctx, inquiries: readonly Inquiry[]): Promise<TimelineItem[]> {
  const { id, state, letter, subject } = mailMessages;
  const rows = await db
    .select({ event: leadEvents, mail: { id, state, letter, subject } })
    .from(leadEvents)
    .leftJoin(mailMessages, eq(id, leadEvents.mailId))
    .where(inArray(leadEvents.inquiryId, idsOf(inquiries)))
    .orderBy(asc(leadEvents.id));
  return rows.map(({ event, mail }) => ({
    key: `event-${event.id}`,
    at: event.createdAt.toISOString(),
    kind: event.kind,
    actor: event.actorName,
    text: event.text,
    detail: event.detail,
    mail,
  }));
}

async function mailItems({ db, actor }: Ctx, inquiries: readonly Inquiry[]) {
  const addresses = inquiries
    .filter(({ contactKind }) => contactKind === 'email')
    .map(({ contact }) => contact.toLowerCase());
  if (addresses.length === 0) return [];
  const { id, state, letter, subject, recipient, createdAt } = mailMessages;
  const rows = await db
    .select({ id, state, letter, subject, createdAt })
    .from(mailMessages)
    .where(
      and(inArray(sql`lower(${recipient})`, addresses), inArray(letter, readableLetters(actor))),
    )
    .orderBy(asc(createdAt))
    .limit(200);
  return rows.map(({ createdAt: at, ...mail }) => ({
    ...nobody,
    key: `mail-${mail.id}`,
    at: at.toISOString(),
    kind: 'mail' as const,
    mail,
  }));
}

/** When a sent build was started: minutes or weeks before it was sent. */
async function buildItems({ db }: Ctx, inquiries: readonly Inquiry[]): Promise<TimelineItem[]> {
  const rows = await db
    .select({ id: builds.id, createdAt: builds.createdAt })
    .from(builds)
    .innerJoin(leads, eq(leads.buildId, builds.id))
    .where(inArray(leads.id, idsOf(inquiries)));
  return rows.map(({ id, createdAt }) => ({
    ...nobody,
    key: `began-${id}`,
    at: createdAt.toISOString(),
    kind: 'began',
  }));
}

async function appointmentItems(
  { db }: Ctx,
  inquiries: readonly Inquiry[],
): Promise<TimelineItem[]> {
  const contacts = inquiries.map(({ contact }) => contact.toLowerCase());
  const rows = await db
    .select()
    .from(appointments)
    .where(
      or(
        inArray(appointments.leadId, idsOf(inquiries)),
        and(inArray(sql`lower(${appointments.contact})`, contacts)),
      ),
    );
  return rows.flatMap((row) => {
    const { id, serviceName, startsAt, bookedBy, createdAt, cancelledAt } = row;
    const detail = { id, service: serviceName, startsAt: startsAt.toISOString(), by: bookedBy };
    const of = { ...nobody, detail };
    const booked = {
      ...of,
      key: `booked-${id}`,
      at: createdAt.toISOString(),
      kind: 'booked' as const,
    };
    if (!cancelledAt) return [booked];
    const at = cancelledAt.toISOString();
    return [booked, { ...of, key: `cancelled-${id}`, at, kind: 'cancelled' as const }];
  });
}

function idsOf(inquiries: readonly Inquiry[]): string[] {
  return inquiries.map(({ id }) => id);
}
