import { type ComponentProps, lazy, memo, Suspense, useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import type { BuildOption } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { VehicleStepData } from '../flow-data.ts';
import { isOtherwiseTold } from '../own-truck/own-fields.ts';
import { NeedsNetwork, NetworkNote } from '../saving/needs-network.tsx';
import { OptionToggles } from '../steps/option-toggles.tsx';
import { vehicleFormId } from '../steps/step-forms.ts';
import buildStrings from '../words.json' with { type: 'json' };
import { GaragePicks } from './garage-picks.tsx';
import type { GarageVehicle } from './garage-store.ts';
import { useRedraw } from './use-redraw.ts';
import { VehicleSelects } from './vehicle-selects.tsx';

// Below the lists: there is time to load it.
const below = () => import('./below-lists.ts');
const TruckQuestions = lazy(async () => ({ default: (await below()).TruckQuestions }));
const NotListed = lazy(async () => ({ default: (await below()).NotListed }));
const VehicleFacts = lazy(async () => ({ default: (await below()).VehicleFacts }));

type VehicleStepProps = {
  data: VehicleStepData;
  vehicle: Vehicle;
  /** Called with the selected options, initially and after each change. */
  onSelect(selected: readonly BuildOption[]): void;
};

/** The first step. Without script the lists narrow when "Update the lists" is pressed. */
export function VehicleStep({ data, vehicle, onSelect }: VehicleStepProps) {
  const t = useStrings(buildStrings);
  const navigate = useNavigate();
  const [parked, setParked] = useState<GarageVehicle | null>(null);
  const [unknown, setUnknown] = useState(data.unknownWords ?? '');
  const record = data.catalogue.vehicles.find(({ id }) => id === data.picked.vehicleId);
  const redraw = useRedraw(data.picked);
  const show = (vehicle: GarageVehicle) => {
    setParked(vehicle);
    const year = String(vehicle.year);
    const own = Object.fromEntries(new URLSearchParams(vehicle.own));
    void navigate(hrefs.build({ ...own, step: 'vehicle', vehicle: vehicle.vehicleId, year }), {
      replace: true,
      preventScrollReset: true,
    });
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
        {data.madeHere ? (
          <NetworkNote>{t('offline.vehicle')}</NetworkNote>
        ) : (
          <NeedsNetwork intent="start" />
        )}
        <VehicleSelects
          key={`${parked?.vehicleId} ${parked?.year}`}
          choices={data.choices}
          picked={parked ?? data.picked}
          vin={data.vin}
          onPick={(picked, form, hints) => redraw(form, picked, hints)}
          onUnknown={setUnknown}
        />
        {record && (
          <OfTruck record={record} year={data.picked.year} told={data.told} onTold={redraw} />
        )}
        <NarrowLists />
        <GaragePicks choices={data.choices} picked={data.picked} onPick={show} />
        <OptionToggles
          selected={data.build.selectedOptions}
          isNoneLeft={data.noOption}
          onSelect={onSelect}
        />
      </Form>
      <BelowForm words={data.madeHere ? null : unknown} phones={data.phones} vehicle={vehicle} />
    </>
  );
}

// Both are rendered again only for new data: a boundary that changes before its script is there is drawn anew.

type OfTruckProps = ComponentProps<typeof TruckQuestions>;

/** The questions about the vehicle in the lists. */
const OfTruck = memo((props: OfTruckProps) => {
  const { told, onTold } = props;
  // Here, because the questions' own script may come too late to see what was on the page.
  const before = useChosenBefore<HTMLDivElement>((element) => {
    const form = element.closest('form');
    if (form && isOtherwiseTold(form, told)) onTold(form);
  });
  return (
    <div ref={before}>
      <Suspense>
        <TruckQuestions {...props} />
      </Suspense>
    </div>
  );
});

type BelowFormProps = Pick<VehicleStepProps, 'vehicle'> & {
  /** What was typed without a match; null on a page that the device made itself. */
  words: string | null;
  phones: VehicleStepData['phones'];
};

/** Whom to ask about a truck that is not on record, and what is on record of the one in the lists. */
const BelowForm = memo(({ words, phones, vehicle }: BelowFormProps) => (
  <Suspense>
    {words !== null && <NotListed words={words} phones={phones} />}
    <VehicleFacts vehicle={vehicle} />
  </Suspense>
));

/** Without script the server narrows the lists; by POST, because the field above may hold a VIN. */
function NarrowLists() {
  const t = useStrings(buildStrings);
  return (
    <noscript>
      <button
        type="submit"
        className="button button--outline button--small"
        name="narrow"
        value="1"
      >
        {t('vehicle.narrow')}
      </button>
    </noscript>
  );
}

/** A product that somebody found in the store before choosing a vehicle. */
function PartOfStore() {
  const [asked] = useSearchParams();
  return ['line', 'sku'].map((name) => {
    const value = asked.get(name);
    return value && <input key={name} type="hidden" name={name} value={value} />;
  });
}
