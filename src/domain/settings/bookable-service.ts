import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';
import { timeOfDay } from './time-of-day.ts';

/** Nothing is planned further ahead, whatever a service says. */
const longestHorizonDays = 90;
/** Starts lie on this grid, in minutes of the shop's clock. */
const gridMinutes = 5;

const minutes = z.int().nonnegative().multipleOf(gridMinutes);

/** A kind of work that can be booked, and what the calendar needs to know of it. */
export const bookableServiceSchema = z.strictObject({
  /** As in the addresses of its story and of links to the form. */
  slug: z.string().min(1),
  name: bilingualSchema,
  /** Work of a usual job. */
  minutes: minutes.positive(),
  /** Whether a build's own hours of labour take the place of `minutes`. */
  usesBuildHours: z.boolean().default(true),
  /** False for work that is done on the alignment rack alone. */
  needsBay: z.boolean(),
  /** The last part of the work, on the alignment rack; 0 for none. */
  rackMinutes: minutes,
  /** In which the bay is made ready and cleared. */
  bufferMinutes: z.strictObject({ before: minutes, after: minutes }),
  canWait: z.boolean(),
  /** Days of notice by the shop's calendar: 0 for today, 1 for tomorrow. */
  leadDays: z.int().nonnegative(),
  horizonDays: z.int().positive().max(longestHorizonDays),
  /** How many of a day visitors may book; the shop itself may book more. Null for no limit. */
  dailyCap: z.int().positive().nullable(),
  startEveryMinutes: minutes.positive(),
  /** The latest start of a day; null for any. */
  lastStart: timeOfDay.nullable(),
});

export type BookableService = z.infer<typeof bookableServiceSchema>;
