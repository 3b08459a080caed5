import { FieldError } from '#src/app/forms/field.tsx';
import type { FormField } from '#src/app/forms/site-field.ts';
import appointmentStrings from '#src/app/strings/appointment.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { CalendarDay } from '#src/domain/appointments/index.ts';

type DayChoiceProps = { field: FormField; days: readonly CalendarDay[] };

/** Weeks as a calendar. A day that cannot be had is hatched, says why and is no control. */
export function DayChoice({ field, days }: DayChoiceProps) {
  const t = useStrings(appointmentStrings);
  const locale = useLocale();
  return (
    <fieldset id={field.id}>
      <legend className="d3">2. {t('when')}</legend>
      <p className="muted small">{t('zone')}</p>
      <div className="cal">
        {days.slice(0, 7).map(({ date }) => (
          <span key={date} className="cal-d" aria-hidden="true">
            {format(date, locale, { weekday: 'short' })}
          </span>
        ))}
        {days.map((day) => (
          <Day key={day.date} day={day} field={field} />
        ))}
      </div>
      <FieldError id={`${field.id}-error`} errors={field.errors} />
    </fieldset>
  );
}

type DayProps = { day: CalendarDay; field: FormField };

function Day({ day, field }: DayProps) {
  const t = useStrings(appointmentStrings);
  const locale = useLocale();
  const isFirst = day.date.endsWith('-01');
  const number = (
    <b>
      {isFirst && <small>{format(day.date, locale, { month: 'short' })} </small>}
      {Number(day.date.slice(8))}
    </b>
  );
  if (!day.open) {
    return (
      <span className="day off closed">
        {number}
        <span>{t('day.closed')}</span>
      </span>
    );
  }
  return (
    <label className="day">
      <input
        type="radio"
        className="vh"
        name={field.name}
        value={day.date}
        defaultChecked={field.initialValue === day.date}
        aria-label={format(day.date, locale, { weekday: 'long', month: 'long', day: 'numeric' })}
      />
      {number}
      <span>{t('day.open')}</span>
    </label>
  );
}

function format(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
}
