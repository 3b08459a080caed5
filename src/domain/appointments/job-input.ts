import { z } from 'zod';
import type { BookableService, ShopSettings } from '#src/domain/settings/index.ts';
import { refuseField } from '../errors.ts';
import type { Job } from './plan-job.ts';
import { why } from './refusals.ts';

/** Labor hours are booked in full quarters of an hour. */
const quarterMinutes = 15;

/** The work to book. `hours` are a build's own labor hours, for services that are planned by them. */
export const jobInputSchema = z.object({
  service: z.string(),
  mode: z.enum(['wait', 'drop']),
  hours: z.number().positive().max(100).optional(),
});
export type JobInput = z.input<typeof jobInputSchema>;

/** @throws {DomainError} 'invalid' for a service that the shop does not offer */
export function jobOf({ services }: Pick<ShopSettings, 'services'>, input: JobInput): Job {
  const { service: slug, mode, hours } = jobInputSchema.parse(input);
  const service = services.find((each) => each.slug === slug);
  if (!service) {
    throw refuseField('invalid', 'service', why('appointments.no-service'));
  }
  return { service, mode, minutes: jobMinutes(service, hours) };
}

/** The length that the calendar plans: the usual one, or a build's own hours if the service uses them. */
export function jobMinutes(
  { minutes, usesBuildHours }: Pick<BookableService, 'minutes' | 'usesBuildHours'>,
  hours?: number,
): number {
  return hours === undefined || !usesBuildHours ? minutes : quartersOf(hours);
}

function quartersOf(hours: number): number {
  // 1.1 × 60 is slightly more than 66.
  return Math.ceil((hours * 60 - 1e-6) / quarterMinutes) * quarterMinutes;
}
