import { z } from 'zod';
import type { BookableService, ShopSettings } from '#src/domain/settings/index.ts';
import { refuseField } from '../errors.ts';
import type { Job } from './plan-job.ts';
import { why } from './refusals.ts';

/** Hours of work are booked in full quarters. */
const quarterMinutes = 15;

/** What is to be done. `hours` are a build's own hours of labour, where the service goes by them. */
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

/** As long as the calendar plans it: the usual job, or a build's own hours where those count. */
export function jobMinutes(
  { minutes, usesBuildHours }: Pick<BookableService, 'minutes' | 'usesBuildHours'>,
  hours?: number,
): number {
  return hours === undefined || !usesBuildHours ? minutes : quartersOf(hours);
}

function quartersOf(hours: number): number {
  // 1.1 × 60 is a little over 66.
  return Math.ceil((hours * 60 - 1e-6) / quarterMinutes) * quarterMinutes;
}
