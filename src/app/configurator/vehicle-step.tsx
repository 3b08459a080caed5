import { Form, useSearchParams, useSubmit } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { VehicleStepData } from './flow-data.ts';
import { OptionToggles } from './option-toggles.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehicleSelects } from './vehicle-selects.tsx';

export const vehicleFormId = 'build-vehicle';

/** The first step. Without script the lists narrow when "Update the lists" is pressed. */
export function VehicleStep({ data, vehicle }: { data: VehicleStepData; vehicle: Vehicle }) {
  const t = useStrings(buildStrings);
  const submit = useSubmit();
  const redraw = (_: unknown, form: HTMLFormElement) => {
    const pick = new FormData(form);
    pick.delete('intent');
    pick.set('step', 'vehicle');
    void submit(pick, { method: 'get', replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Form
        method="post"
        action={hrefs.build({ step: 'vehicle' })}
        className="form"
        id={vehicleFormId}
      >
        <input type="hidden" name="intent" value="start" />
        <PartOfStore />
        <VehicleSelects choices={data.choices} picked={data.picked} onPick={redraw} />
        <noscript>
          <button
            type="submit"
            className="btn btn--line btn--sm"
            formMethod="get"
            name="step"
            value="vehicle"
          >
            {t('vehicle.narrow')}
          </button>
        </noscript>
        <OptionToggles selected={data.build.selectedOptions} isNoneLeft={data.noOption} />
      </Form>
      <VehicleFacts vehicle={vehicle} />
    </>
  );
}

/** What somebody found in the store before they said which vehicle it is for. */
function PartOfStore() {
  const [asked] = useSearchParams();
  return ['line', 'sku'].map((name) => {
    const value = asked.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
