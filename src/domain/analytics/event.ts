import { z } from 'zod';

/** Events that the page itself reports. */
export const toldEvents = [
  'page_view',
  'not_found',
  'call_click',
  'outbound',
  'file',
  'form',
] as const;

/** Events that the server records where they happen. */
const reachedEvents = [
  'build_started',
  'option_completed',
  'build_completed',
  'appointment_booked',
  'apply_submitted',
] as const;

export type EventName = (typeof toldEvents)[number] | (typeof reachedEvents)[number];

/** What a shop hopes for: reports say how many of a source's visitors did one of these. */
export const goalEvents = [
  'call_click',
  'build_completed',
  'appointment_booked',
  'apply_submitted',
] as const satisfies EventName[];

/** What a page sends; field names have one letter because it is sent often. */
export const reportedEventSchema = z.strictObject({
  /** Name of the event. */
  n: z.enum(toldEvents),
  /** URL of the page. */
  u: z.string().max(2000),
  /** The previous page, as the browser reports it. */
  r: z.string().max(2000).optional(),
  /** What was called, followed or downloaded. */
  d: z.string().max(500).optional(),
  /** The experiment that the page shows, as in the cookie. */
  x: z.string().max(120).optional(),
});
export type ReportedEvent = z.output<typeof reportedEventSchema>;
