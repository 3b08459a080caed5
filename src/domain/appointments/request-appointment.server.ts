import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { type Origin, originSchema } from '#src/domain/sources/index.ts';
import { isEmail } from '#src/lib/rules.ts';
import type { Ctx, Locale } from '../context.ts';
import { submissionKey } from '../submission-key.server.ts';
import { type AppointmentInput, type AppointmentLimits, appointmentSchema } from './schemas.ts';

/**
 * Stores a wish for a bay. The same form sent twice is one wish.
 * @throws {ZodError} when the input breaks a rule of the form; forms check it first.
 */
export async function requestAppointment(
  ctx: Ctx,
  input: {
    locale: Locale;
    limits: AppointmentLimits;
    values: AppointmentInput;
    origin?: Origin;
  },
): Promise<void> {
  const values = appointmentSchema(input.locale, input.limits).parse(input.values);
  await ctx.db
    .insert(appointmentRequests)
    .values({
      ...values,
      id: ctx.ids.uuid(),
      formId: submissionKey(values.formId, values),
      locale: input.locale,
      contactKind: isEmail(values.contact) ? 'email' : 'phone',
      ...(input.origin && originSchema.parse(input.origin)),
    })
    .onConflictDoNothing({ target: appointmentRequests.formId });
}
