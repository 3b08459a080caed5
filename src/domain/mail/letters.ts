import { z } from 'zod';

/** `kept`: no mail server is set up, the outbox is all there is. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const link = z.url({ protocol: /^https?$/ });
const truck = z.string().min(1);

/** Instants in UTC, shown by the clock of the shop. */
const visit = z.object({
  name: z.string(),
  service: z.string(),
  truck,
  mode: z.enum(['wait', 'drop']),
  startsAt: z.iso.datetime(),
  readyBy: z.iso.datetime(),
  timeZone: z.string(),
});

/** What each letter tells of. Frozen when it is queued: it says what was true then. */
export const letterSchemas = {
  /** To a customer whose build has arrived. */
  'build-received': z.object({
    name: z.string(),
    truck,
    leadNumber: z.int(),
    /** Out the door, whole cents; null where the build has no price yet. */
    priceCents: z.object({ low: z.int(), likely: z.int(), high: z.int() }).nullable(),
  }),
  /** To somebody who wrote by the contact page. */
  'message-received': z.object({
    name: z.string(),
    message: z.string(),
    hasPhoto: z.boolean(),
    /** When a person has answered; null where the shop keeps no hours. */
    answerBy: z.iso.datetime().nullable(),
    timeZone: z.string(),
  }),
  /** To the shop: somebody wants something. */
  'lead-arrived': z.object({
    kind: z.enum(['build', 'message']),
    name: z.string(),
    truck: truck.nullable(),
    note: z.string(),
    leadUrl: link,
  }),
  /** To who of the staff is handed an inquiry by somebody else. */
  'lead-assigned': z.object({
    name: z.string(),
    truck: truck.nullable(),
    by: z.string(),
    leadUrl: link,
    accountUrl: link,
  }),
  /** What somebody of the shop wrote, as it was written. */
  'lead-reply': z.object({
    subject: z.string().min(1),
    text: z.string().min(1),
    leadNumber: z.int().nullable(),
  }),
  /** The one reminder of an unfinished build, to somebody who asked for it. */
  'build-reminder': z.object({ truck, resumeUrl: link, stopUrl: link }),
  /** To a customer whose truck has been handed over: how did it go? */
  'review-asked': z.object({ name: z.string(), truck, reviewUrl: link }),
  'appointment-booked': visit.extend({ manageUrl: link, calendarUrl: link }),
  'appointment-moved': visit.extend({
    oldStartsAt: z.iso.datetime(),
    manageUrl: link,
    calendarUrl: link,
  }),
  'appointment-cancelled': visit.extend({ scheduleUrl: link }),
  /** The day before. */
  'appointment-reminder': visit.extend({ manageUrl: link }),
  /** To the shop: what a customer booked, moved or cancelled. */
  'appointment-news': visit.extend({
    change: z.enum(['booked', 'moved', 'cancelled']),
    minutes: z.int().positive(),
    oldStartsAt: z.iso.datetime().nullable(),
    calendarUrl: link,
  }),
  /** To the first on the waiting list: a time is kept for them. */
  'freed-time': visit.extend({
    heldUntil: z.iso.datetime(),
    hasAppointment: z.boolean(),
    acceptUrl: link,
    leaveUrl: link,
  }),
  /** To who applied for a job. */
  'application-received': z.object({
    name: z.string(),
    job: z.string(),
    fileName: z.string().nullable(),
    statusUrl: link,
  }),
  /** To the shop: somebody applied. How to reach them stays in the back office. */
  'application-arrived': z.object({
    name: z.string(),
    job: z.string(),
    fileName: z.string().nullable(),
    isAgain: z.boolean(),
    applicationUrl: link,
  }),
  /** To a candidate: another stage, with the shop's own words where it wrote some. */
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
