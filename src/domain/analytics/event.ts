import { z } from 'zod';

/** What the page itself tells of. */
export const toldEvents = [
  'page_view',
  'not_found',
  'call_click',
  'outbound',
  'file',
  'form',
] as const;

/** What the shop counts where it happens. */
const reachedEvents = [
  'build_started',
  'option_completed',
  'build_completed',
  'appointment_booked',
  'apply_submitted',
] as const;

export type EventName = (typeof toldEvents)[number] | (typeof reachedEvents)[number];

/** What a page sends: names of one letter, because it is sent often. */
export const reportedEventSchema = z.strictObject({
  /** Name. */
  n: z.enum(toldEvents),
  /** Address of the page. */
  u: z.string().max(2000),
  /** Page before it, as the browser says. */
  r: z.string().max(2000).optional(),
  /** What was called, gone to or fetched. */
  d: z.string().max(500).optional(),
  /** The experiment that the page shows, as in the cookie. */
  x: z.string().max(120).optional(),
});
export type ReportedEvent = z.output<typeof reportedEventSchema>;
