import { requireZone } from '#src/domain/appointments/index.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { why } from '#src/office/kit/refusals.ts';

/**
 * The start from a `TimeChoice`: one of the listed times, or a day and a time in the shop's time zone. ISO 8601 in
 * UTC. @throws {DomainError} 'invalid' if nothing was chosen, 'conflict' if the zone was changed since it was shown
 */
export function chosenStart(form: FormData, timeZone: string): string {
  requireShownZone(form, timeZone);
  const chosen = String(form.get('startsAt') ?? '');
  if (chosen !== '' && chosen !== 'other') return chosen;
  if (chosen === '' && !form.get('other-time'))
    throw refuseField('invalid', 'startsAt', why('form.choose-time'));
  return momentOf(form, { name: 'other', timeZone });
}

/**
 * A start ("from") that was dragged by "days" and "minutes" of local time: whatever the clocks do on that day, the
 * start is on the line where the card was dropped. ISO 8601 in UTC.
 * @throws {DomainError} 'invalid' for a form that no board has sent, 'conflict' if the zone was changed meanwhile
 */
export function shiftedStart(form: FormData, timeZone: string): string {
  requireShownZone(form, timeZone);
  const by = (name: string) => Number(form.get(name)) || 0;
  try {
    return Temporal.Instant.from(String(form.get('from') ?? ''))
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .add({ days: by('days'), minutes: by('minutes') })
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString();
  } catch {
    throw new DomainError('invalid', why('form.out-of-date'));
  }
}

/** The name of the field with the time zone in which the form's times were shown. */
export const shownZoneField = 'zone';

function requireShownZone(form: FormData, timeZone: string): void {
  requireZone(String(form.get(shownZoneField) ?? timeZone), timeZone);
}

/**
 * The instant in a date and a time field, in the shop's time zone: "from-date" and "from-time".
 * @throws {DomainError} 'invalid' for the time field
 */
export function momentOf(
  form: FormData,
  { name, timeZone }: { name: string; timeZone: string },
): string {
  try {
    return Temporal.PlainDate.from(String(form.get(`${name}-date`) ?? ''))
      .toZonedDateTime({
        timeZone,
        plainTime: Temporal.PlainTime.from(String(form.get(`${name}-time`) ?? '')),
      })
      .toInstant()
      .toString();
  } catch {
    throw refuseField('invalid', `${name}-time`, why('form.day-and-time'));
  }
}
