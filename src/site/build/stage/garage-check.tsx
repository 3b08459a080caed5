import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { buildNumbers } from '#src/domain/fitment/index.ts';
import type { CityGarage } from '#src/domain/settings/index.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import { formatNumber } from '../figure-text.ts';
import { CityGarages } from './city-garages.tsx';
import { answerTo } from './garage-answer.ts';
import { useSettledLift, withTriedLift } from './lift-trial.ts';
import { doorSpanIn, readInches, roofSpanIn, type StageLook } from './stage-look.ts';
import { useStageLook } from './stage-look-scope.tsx';
import { useStageWords } from './stage-words.ts';

type GarageCheckProps = {
  resolved: ResolvedBuild;
  /** Unknown on a page that the device made itself. */
  garages: readonly CityGarage[] | undefined;
  isOpen?: boolean;
};

/** Somebody's own garage door compared with the truck at its current height, including what is on its roof. */
export function GarageCheck({ resolved, garages = [], isOpen = false }: GarageCheckProps) {
  const { t, locale } = useStageWords();
  const { doorIn, roofIn } = useStageLook().look;
  const heightIn = buildNumbers(withTriedLift(resolved, useSettledLift()).fit).height.value;
  if (heightIn === null) return null;
  const spareIn = doorIn - roofIn - heightIn;
  const { tone, said } = answerTo(spareIn);
  const sum = { door: doorIn, height: heightIn, roof: roofIn };
  const inches = Object.entries(sum).map(([name, value]) => [name, formatNumber(value, locale)]);
  return (
    <details className="build-garage evidence" open={isOpen}>
      <summary>
        <Icon name="chevron" />
        {t('garage.title')}
      </summary>
      <div className="build-garage-fields">
        <DoorForm />
        <div className="reason" data-v={tone} role="status">
          <Verdict tone={tone} />
          <p>
            <b>{t(said, { margin: formatNumber(Math.abs(spareIn), locale) })}</b>{' '}
            {t('garage.sum', Object.fromEntries(inches))}
          </p>
        </div>
        <CityGarages garages={garages} tallIn={heightIn + roofIn} />
      </div>
    </details>
  );
}

function DoorForm() {
  const { t } = useStageWords();
  const { look, change } = useStageLook();
  const { pathname } = useLocation();
  const local = useLocalHref();
  const [params] = useSearchParams();
  const { doorIn, roofIn } = look;
  const feet = Math.floor(doorIn / 12);
  const hear = (form: HTMLFormElement) => change(readDoorForm(form));
  const form = useChosenBefore<HTMLFormElement>((form) => {
    const fields = [...form.querySelectorAll('input')];
    if (fields.some(({ value, defaultValue }) => value !== defaultValue)) hear(form);
  });
  return (
    <form
      ref={form}
      method="get"
      action={local(pathname)}
      className="build-garage-form"
      onChange={({ currentTarget }) => hear(currentTarget)}
    >
      {[...params].filter(isForeignParam).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Inches
        label={t('garage.feet')}
        field={{ name: 'doorFeet', min: 5, max: 16, step: 1, value: feet }}
      />
      <Inches
        label={t('garage.inches')}
        field={{ name: 'doorInches', min: 0, max: 11.75, step: 0.25, value: doorIn - feet * 12 }}
      />
      <Inches
        label={t('garage.roof')}
        help={t('garage.roofHelp')}
        field={{ name: 'roof', ...roofSpanIn, step: 0.25, value: roofIn }}
      />
      <button type="submit" className="button button--outline">
        {t('garage.check')}
      </button>
      <p className="small muted">{t('garage.kept')}</p>
    </form>
  );
}

/** The current values, however early they were typed; a field without a number changes nothing. */
function readDoorForm(form: HTMLFormElement): Partial<StageLook> {
  const typed = new FormData(form);
  const [feet, inches] = [Number(typed.get('doorFeet')), Number(typed.get('doorInches'))];
  const doorIn = feet > 0 ? readInches(String(12 * feet + inches), doorSpanIn) : null;
  const roofIn = readInches(String(typed.get('roof')), roofSpanIn);
  return { ...(doorIn !== null && { doorIn }), ...(roofIn !== null && { roofIn }) };
}

function isForeignParam([name]: [string, string]): boolean {
  return !['doorFeet', 'doorInches', 'roof'].includes(name);
}

type InchesProps = {
  label: string;
  help?: string;
  field: { name: string; min: number; max: number; step: number; value: number };
};

/** Uncontrolled, so the browser keeps what is typed. */
function Inches({ label, help, field: { value, ...field } }: InchesProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="decimal"
        {...field}
        defaultValue={value}
        aria-describedby={help && `${id}-help`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
