import { z } from 'zod';

/** `kept`: there is no mail server, so the message stays in the outbox. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const link = z.url({ protocol: /^https?$/ });
const truck = z.string().min(1);

/** Instants in UTC, shown in the shop's time zone. */
const visit = z.object({
  name: z.string(),
  service: z.string(),
  truck,
  mode: z.enum(['wait', 'drop']),
  startsAt: z.iso.datetime(),
  readyBy: z.iso.datetime(),
  timeZone: z.string(),
});

/** The data of each letter, frozen when it is queued, so that it says what was true then. */
export const letterSchemas = {
  /** To a customer whose build has arrived. */
  'build-received': z.object({
    name: z.string(),
    truck,
    leadNumber: z.int(),
    /** Out-the-door price in whole cents; null if the build has no price yet. */
    priceCents: z.object({ low: z.int(), likely: z.int(), high: z.int() }).nullable(),
    /** The price is without tax and fees. */
    isBeforeTax: z.boolean().default(false),
  }),
  /** To somebody who used the contact page. */
  'message-received': z.object({
    name: z.string(),
    message: z.string(),
    hasPhoto: z.boolean(),
    /** By when a person answers; null if the shop has no opening hours. */
    answerBy: z.iso.datetime().nullable(),
    timeZone: z.string(),
  }),
  /** To the shop: a new lead. */
  'lead-arrived': z.object({
    kind: z.enum(['build', 'message']),
    name: z.string(),
    truck: truck.nullable(),
    note: z.string(),
    leadUrl: link,
  }),
  /** To a staff member who was assigned an inquiry by somebody else. */
  'lead-assigned': z.object({
    name: z.string(),
    truck: truck.nullable(),
    by: z.string(),
    leadUrl: link,
    accountUrl: link,
  }),
  /** To somebody who gets an account: the link to make it. */
  'account-invited': z.object({ by: z.string(), inviteUrl: link }),
  /** To a staff member whose second factor an owner has removed. */
  'account-factor-removed': z.object({ by: z.string(), loginUrl: link }),
  /** To an owner: somebody has lost the app with the codes. */
  'account-factor-help': z.object({ name: z.string(), email: z.string(), peopleUrl: link }),
  /** To a staff member who forgot the password: a link to choose a new one, asked for by themselves or made by an owner. */
  'account-reset': z.object({
    by: z.string().nullable(),
    /** How long the link works. */
    hours: z.int().positive(),
    resetUrl: link,
  }),
  /** To a staff member: a passkey of theirs came or went; `by` an owner, if one removed them. */
  'account-passkeys': z.object({
    change: z.enum(['added', 'removed']),
    passkeys: z.array(z.string()).min(1),
    by: z.string().nullable(),
    accountUrl: link,
  }),
  /** A reply by the shop, as it was written. */
  'lead-reply': z.object({
    subject: z.string().min(1),
    text: z.string().min(1),
    leadNumber: z.int().nullable(),
  }),
  /** The one reminder of an unfinished build. */
  'build-reminder': z.object({ truck, resumeUrl: link, stopUrl: link }),
  /** To a customer after the job: a review request. */
  'review-asked': z.object({ name: z.string(), truck, reviewUrl: link }),
  'appointment-booked': visit.extend({ manageUrl: link, calendarUrl: link }),
  'appointment-moved': visit.extend({
    oldStartsAt: z.iso.datetime(),
    manageUrl: link,
    calendarUrl: link,
  }),
  'appointment-cancelled': visit.extend({ scheduleUrl: link }),
  /** On the day before. */
  'appointment-reminder': visit.extend({ manageUrl: link }),
  /** To a customer who left the truck: it is ready. */
  'truck-ready': visit.pick({ name: true, service: true, truck: true, timeZone: true }).extend({
    /** The rest of the shop's day, or its next one; null if it stays closed for weeks. */
    pickup: z
      .object({ isOpen: z.boolean(), opensAt: z.iso.datetime(), closesAt: z.iso.datetime() })
      .nullable(),
    contactUrl: link,
  }),
  /** To the shop: a customer booked, rescheduled or canceled. */
  'appointment-news': visit.extend({
    change: z.enum(['booked', 'moved', 'cancelled']),
    minutes: z.int().positive(),
    oldStartsAt: z.iso.datetime().nullable(),
    calendarUrl: link,
  }),
  /** To the first person on the waiting list: a time is held for them. */
  'freed-time': visit.extend({
    heldUntil: z.iso.datetime(),
    hasAppointment: z.boolean(),
    acceptUrl: link,
    leaveUrl: link,
  }),
  /** To the shop: a supplier's feed waits for somebody, and why. */
  'feed-stopped': z.object({
    feed: z.string(),
    problems: z.array(
      z.union([
        z.object({
          reason: z.string(),
          values: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
        z.object({ text: z.string() }),
      ]),
    ),
    feedUrl: link,
  }),
  /** To a job applicant. */
  'application-received': z.object({
    name: z.string(),
    job: z.string(),
    fileName: z.string().nullable(),
    statusUrl: link,
  }),
  /** To the shop: a new application. Contact details stay in the back office. */
  'application-arrived': z.object({
    name: z.string(),
    job: z.string(),
    fileName: z.string().nullable(),
    isAgain: z.boolean(),
    applicationUrl: link,
  }),
  /** To a candidate: a new stage, with the shop's own message if it wrote one. */
  'application-stage': z.object({
    name: z.string(),
    job: z.string(),
    stage: z.enum(['review', 'interview', 'offer', 'hired', 'closed']),
    words: z.string(),
    /** Last day on which the application is kept. */
    deleteOn: z.iso.date(),
    statusUrl: link,
  }),
} as const;

export type LetterName = keyof typeof letterSchemas;
export type LetterData<Name extends LetterName> = z.infer<(typeof letterSchemas)[Name]>;

export const letterNames = Object.keys(letterSchemas) as LetterName[];

export function isLetterName(name: string): name is LetterName {
  return Object.hasOwn(letterSchemas, name);
}
