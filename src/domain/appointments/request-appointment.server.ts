import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { isEmail } from '#src/lib/rules.ts';
import type { Ctx, Locale } from '../context.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { submissionKey } from '../submission-key.server.ts';
import { isOpenOn, shopToday } from './open-days.ts';
import { type AppointmentInput, type AppointmentLimits, appointmentSchema } from './schemas.ts';

export type AppointmentRequest = typeof appointmentRequests.$inferSelect;

/** The limits of this shop on this day, for the form and for the verb alike. */
export async function appointmentLimits(
  ctx: Ctx,
  services: readonly string[],
): Promise<AppointmentLimits> {
  const settings = await getShopSettings(ctx);
  return {
    services,
    isOpenOn: (date) => isOpenOn(settings, date),
    today: shopToday(settings, ctx.clock.now()),
  };
}

/**
 * Stores a wish for a bay. The same form sent twice is one wish.
 * @throws {ZodError} when the input breaks a rule of the form; forms check it first.
 */
export async function requestAppointment(
  ctx: Ctx,
  input: { locale: Locale; services: readonly string[]; values: AppointmentInput },
): Promise<void> {
  const limits = await appointmentLimits(ctx, input.services);
  const values = appointmentSchema(input.locale, limits).parse(input.values);
  await ctx.db
    .insert(appointmentRequests)
    .values({
      ...values,
      id: ctx.ids.uuid(),
      formId: submissionKey(values.formId, values),
      locale: input.locale,
      contactKind: isEmail(values.contact) ? 'email' : 'phone',
    })
    .onConflictDoNothing({ target: appointmentRequests.formId });
}
