import { z } from 'zod';
import { translatedSchema } from '#src/lib/translated.ts';
import { timeOfDay } from './time-of-day.ts';

/** The longest horizon that a service can have. */
const longestHorizonDays = 90;
/** Starts are on this grid, in minutes of the shop's clock. */
const gridMinutes = 5;

const minutes = z.int().nonnegative().multipleOf(gridMinutes);

/** A service that can be booked, with what the calendar needs to know about it. */
export const bookableServiceSchema = z.strictObject({
  /** As in the URL of its story and in links to the form. */
  slug: z.string().min(1),
  name: translatedSchema,
  /** Duration of a typical job. */
  minutes: minutes.positive(),
  /** Whether a build's own labor hours replace `minutes`. */
  usesBuildHours: z.boolean().default(true),
  /** False for work that is done on the alignment rack only. */
  needsBay: z.boolean(),
  /** The last part of the work, on the alignment rack; 0 for none. */
  rackMinutes: minutes,
  /** Time to prepare and clear the bay. */
  bufferMinutes: z.strictObject({ before: minutes, after: minutes }),
  canWait: z.boolean(),
  /** Notice in days of the shop's calendar: 0 for today, 1 for tomorrow. */
  leadDays: z.int().nonnegative(),
  horizonDays: z.int().positive().max(longestHorizonDays),
  /** How many visitors may book per day; the shop itself may book more. Null for no limit. */
  dailyCap: z.int().positive().nullable(),
  startEveryMinutes: minutes.positive(),
  /** The latest start of a day; null for any. */
  lastStart: timeOfDay.nullable(),
});

export type BookableService = z.infer<typeof bookableServiceSchema>;
