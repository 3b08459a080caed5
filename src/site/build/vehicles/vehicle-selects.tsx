import { type ChangeEvent, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { TruckHints } from '../own-truck/own-fields.ts';
import { hintsOf } from '../vin/hints-of.ts';
import { KeepVin, VinSaid } from '../vin/late-vin.ts';
import type { ReadVin, VinNote } from '../vin/vin-note.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { FoundVehicle } from './find-vehicles.ts';
import { narrowVehicle, readPick, type VehiclePick } from './narrow-vehicle.ts';
import { VehicleSearch } from './vehicle-search.tsx';

type VehicleSelectsProps = {
  choices: readonly VehicleChoice[];
  picked: VehiclePick;
  /** What a VIN says that was sent without script. */
  vin?: VinNote;
  /** Called with words that match no vehicle, and with '' once they do again. */
  onUnknown?(words: string): void;
  /** Called at each change with the complete selected vehicle. */
  onPick?: (picked: Picked, form: HTMLFormElement, hints?: TruckHints) => void;
};

type Picked = ReturnType<typeof narrowVehicle>['picked'];

/** Year, make, model and body; each narrows the next at once, or when its form is sent. */
export function VehicleSelects(props: VehicleSelectsProps) {
  const { choices, picked: given, vin: sentVin, onPick, onUnknown } = props;
  const t = useStrings(buildStrings);
  const { selection, field, change, take } = usePick({ choices, given, onPick });
  const { years, makes, models, bodies, picked } = selection;
  const { note, vin, read } = useReadVin({
    choices,
    sent: sentVin ?? null,
    onTake: take,
    onUnknown,
  });
  return (
    <>
      <VehicleSearch choices={choices} onFound={take} onUnknown={onUnknown} onVin={read} />
      <VinPart {...{ choices, note, vin, picked }} onTake={take} />
      <div className="form-pair" ref={field}>
        <Select
          name="year"
          label={t('overlay.year')}
          value={String(picked.year)}
          options={years.map((year) => ({ value: String(year), text: String(year) }))}
          onChange={(event) => change({ year: Number(event.target.value) })(event)}
        />
        <Select
          name="make"
          label={t('overlay.make')}
          value={picked.make}
          options={makes.map(toChoice)}
          onChange={(event) => change({ make: event.target.value })(event)}
        />
      </div>
      <Select
        name="model"
        label={t('overlay.model')}
        value={picked.model}
        options={models.map(toChoice)}
        onChange={(event) => change({ model: event.target.value })(event)}
      />
      <Select
        name="vehicle"
        label={t('overlay.body')}
        value={picked.vehicleId}
        options={bodies.map(toBodyChoice)}
        onChange={(event) => change({ vehicleId: event.target.value })(event)}
      />
    </>
  );
}

type PickSource = Pick<VehicleSelectsProps, 'choices' | 'onPick'> & { given: VehiclePick };

/** What is selected, and how a list or a found vehicle changes it. */
function usePick({ choices, given, onPick }: PickSource) {
  const [pick, setPick] = useState(given);
  const selection = narrowVehicle(choices, pick);
  const field = useChosenBefore<HTMLDivElement>((element) => {
    const before = new FormData(element.closest('form') ?? undefined);
    const standing = readPick(before);
    if (standing) setPick(standing);
  });
  const change = (part: VehiclePick) => (event: ChangeEvent<HTMLSelectElement>) => {
    const next = { ...selection.picked, ...part };
    setPick(next);
    if (event.target.form) onPick?.(narrowVehicle(choices, next).picked, event.target.form);
  };
  const take = ({ choice: { make, model, id: vehicleId }, year, hints }: TakenVehicle) => {
    const next = { year, make, model, vehicleId };
    // The selects must show the selection before anybody reads the form.
    flushSync(() => setPick(next));
    const form = field.current?.closest('form');
    if (form) onPick?.(narrowVehicle(choices, next).picked, form, hints);
  };
  return { selection, field, change, take };
}

type VinPartProps = {
  choices: readonly VehicleChoice[];
  note: VinNote | null;
  vin: string | null;
  picked: ReturnType<typeof narrowVehicle>['picked'];
  onTake(taken: TakenVehicle): void;
};

/** What a VIN says; the live region is there before it has anything to say. */
function VinPart({ choices, note, vin, picked, onTake }: VinPartProps) {
  const isPicked = note?.vehicleIds.includes(picked.vehicleId) ?? false;
  // After another truck was picked in the lists, the VIN is not about it.
  const shown = note && (isPicked || note.vehicleIds.length === 0) ? note : null;
  return (
    <>
      <div className="build-vin" role="status">
        {shown && (
          <Suspense>
            <VinSaid
              note={shown}
              choices={choices}
              pickedId={picked.vehicleId}
              onPick={(choice) =>
                onTake({ choice, year: shown.year ?? choice.yearTo, hints: hintsOf(shown) })
              }
            />
          </Suspense>
        )}
      </div>
      {vin !== null && isPicked && (
        <Suspense>
          <KeepVin vehicle={picked} vin={vin} />
        </Suspense>
      )}
    </>
  );
}

type TakenVehicle = Pick<FoundVehicle, 'choice' | 'year'> & { hints?: TruckHints };

type VinSource = {
  choices: readonly VehicleChoice[];
  sent: VinNote | null;
  onTake(taken: TakenVehicle): void;
  onUnknown?(words: string): void;
};

/** The last VIN that was read, and what it says. Its vehicle is preselected. */
function useReadVin({ choices, sent, onTake, onUnknown }: VinSource) {
  const [last, setLast] = useState<{ note: VinNote | null; vin: string | null }>({
    note: sent,
    vin: null,
  });
  const read = (answer: ReadVin | null) => {
    setLast({ note: answer?.note ?? null, vin: answer?.vin ?? null });
    const choice = choices.find(({ id }) => id === answer?.note.vehicleIds[0]);
    if (answer && choice) {
      const { note } = answer;
      onTake({ choice, year: note.year ?? choice.yearTo, hints: hintsOf(note) });
    }
    if (answer?.unlisted) onUnknown?.(answer.unlisted);
  };
  return { ...last, read };
}

/** Of the maker, `isName`: the same in every language. */
type VehicleOption = { value: string; text: string; isName?: boolean };

function toBodyChoice({ id, configuration }: { id: string; configuration: string }): VehicleOption {
  return { value: id, text: configuration, isName: true };
}

function toChoice(value: string): VehicleOption {
  return { value, text: value, isName: true };
}

type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: VehicleOption[];
  onChange(event: ChangeEvent<HTMLSelectElement>): void;
};

function Select({ name, label, value, options, onChange }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={`pick-${name}`}>{label}</label>
      <select id={`pick-${name}`} name={name} className="select" value={value} onChange={onChange}>
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            translate={option.isName ? 'no' : undefined}
          >
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
