import { FieldError } from '#src/app/forms/field.tsx';
import type { FormField } from '#src/app/forms/site-field.ts';
import appointmentStrings from '#src/app/strings/appointment.json' with { type: 'json' };
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { BookableService } from './bookable-services.server.ts';

type ServiceChoiceProps = { field: FormField; services: readonly BookableService[] };

/** One row a service: what it is and how long the bay is taken. The whole row is the radio. */
export function ServiceChoice({ field, services }: ServiceChoiceProps) {
  const t = useStrings(appointmentStrings);
  return (
    <fieldset id={field.id} className={field.errors ? 'is-error' : undefined}>
      <legend className="d3">1. {t('service.choose')}</legend>
      <div className="svcpick">
        {services.map((service) => (
          <label key={service.slug} className="spick">
            <input
              type="radio"
              name={field.name}
              value={service.slug}
              defaultChecked={field.initialValue === service.slug}
            />
            <span>
              <b>{service.name}</b>
              <small>{service.summary}</small>
            </span>
            <Hours hours={service.hours} />
          </label>
        ))}
      </div>
      <FieldError id={`${field.id}-error`} errors={field.errors} />
    </fieldset>
  );
}

function Hours({ hours }: { hours: number }) {
  const t = useStrings(commonStrings);
  const locale = useLocale();
  const key = plural(hours, locale) === 'one' ? 'hours.one' : 'hours.other';
  return <span className="fig">{t(key, { count: hours.toLocaleString(locale) })}</span>;
}
