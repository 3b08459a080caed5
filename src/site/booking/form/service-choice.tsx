import { type ChangeEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useGarageNames } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ServiceOption } from '../service-options.server.ts';
import appointmentStrings from '../words.json' with { type: 'json' };
import type { AppointmentFormData } from './load.server.ts';

type ServiceChoiceProps = Pick<AppointmentFormData, 'options' | 'vehicles' | 'asked'>;

/**
 * The service, the vehicle, and whether the customer waits: a GET form, so the URL can be saved and shared. With
 * script each choice shows its free times at once.
 */
export function ServiceChoice({ options, vehicles, asked }: ServiceChoiceProps) {
  const t = useStrings(appointmentStrings);
  const submit = useSubmit();
  const chosen = options.find(({ value }) => value === asked.service);
  const showTimes = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (target.type === 'radio')
      void submit(currentTarget, { preventScrollReset: true, replace: true });
  };
  return (
    <Form
      method="get"
      action={hrefs.appointment({}, 'when')}
      className="form booking-form"
      onChange={showTimes}
    >
      <fieldset>
        <legend className="title-3">1. {t('service.choose')}</legend>
        <div className="booking-services">
          {options.map((option) => (
            <Service key={option.value} option={option} isOn={option.value === asked.service} />
          ))}
        </div>
      </fieldset>
      <div className="booking-what">
        <Vehicle vehicles={vehicles} value={asked.vehicle} />
        <Mode key={`${asked.service} ${asked.mode}`} option={chosen} mode={asked.mode} />
      </div>
      <div>
        <button
          type="submit"
          className={asked.service === '' ? 'button' : 'button button--outline'}
        >
          {t('show')}
        </button>
      </div>
    </Form>
  );
}

function Service({ option, isOn }: { option: ServiceOption; isOn: boolean }) {
  const { value, name, summary, length } = option;
  return (
    <label className="booking-service">
      <input type="radio" name="service" value={value} defaultChecked={isOn} required />
      <span>
        <b>{name}</b>
        <small>{summary}</small>
      </span>
      <span className="figure">{length}</span>
    </label>
  );
}

/** Any text is fine: the list only saves typing. */
function Vehicle({ vehicles, value }: { vehicles: readonly string[]; value: string }) {
  const t = useStrings(appointmentStrings);
  const field = useRef<HTMLInputElement>(null);
  const garage = useGarageNames();
  const [mine] = garage;
  // A vehicle in the URL, or one that was typed, is kept.
  useEffect(() => {
    if (field.current?.value === '' && mine !== undefined) field.current.value = mine;
  }, [mine]);
  return (
    <div className="field">
      <label htmlFor="vehicle">{t('step.vehicle')}</label>
      <input
        id="vehicle"
        name="vehicle"
        ref={field}
        className="input"
        list="vehicles"
        maxLength={120}
        defaultValue={value}
        aria-describedby="vehicle-help"
      />
      <datalist id="vehicles">
        {vehicles.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <span className="field-help" id="vehicle-help">
        {t('vehicle.help')}
      </span>
    </div>
  );
}

type ModeProps = { option: ServiceOption | undefined; mode: 'wait' | 'drop' };

function Mode({ option, mode }: ModeProps) {
  const t = useStrings(appointmentStrings);
  const cannotWait = option !== undefined && !option.canWait;
  return (
    <fieldset className="field">
      <legend className="field-label">{t('mode.label')}</legend>
      <div className="segments">
        <label>
          <input type="radio" name="mode" value="drop" defaultChecked={mode === 'drop'} />
          {t('mode.drop')}
        </label>
        <label>
          <input
            type="radio"
            name="mode"
            value="wait"
            defaultChecked={mode === 'wait'}
            disabled={cannotWait}
          />
          {t('mode.wait')}
        </label>
      </div>
      {cannotWait && <span className="field-help">{t('mode.waitNo')}</span>}
    </fieldset>
  );
}
