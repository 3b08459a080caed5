import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { readTypedVin } from '#src/domain/vin/index.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { KeepVin } from '../vin/keep-vin.tsx';
import type { ReadVin } from '../vin/use-vin.ts';
import { readVinNote, type VinNote } from '../vin/vin-note.ts';
import { VinSaid } from '../vin/vin-said.tsx';
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
  onPick?: (picked: ReturnType<typeof narrowVehicle>['picked'], form: HTMLFormElement) => void;
};

/** Year, make, model and body; each narrows the next at once, or when its form is sent. */
export function VehicleSelects(props: VehicleSelectsProps) {
  const { choices, picked: given, vin: sentVin, onPick, onUnknown } = props;
  const t = useStrings(buildStrings);
  const [pick, setPick] = useState(given);
  const { years, makes, models, bodies, picked } = narrowVehicle(choices, pick);
  const field = useChosenBefore<HTMLDivElement>((element) => {
    const before = new FormData(element.closest('form') ?? undefined);
    const standing = readPick(before);
    if (standing) setPick(standing);
  });
  const change = (part: VehiclePick) => (event: ChangeEvent<HTMLSelectElement>) => {
    const next = { ...picked, ...part };
    setPick(next);
    if (event.target.form) onPick?.(narrowVehicle(choices, next).picked, event.target.form);
  };
  const take = ({ choice: { make, model, id: vehicleId }, year }: TakenVehicle) => {
    const next = { year, make, model, vehicleId };
    // The selects must show the selection before anybody reads the form.
    flushSync(() => setPick(next));
    const form = field.current?.closest('form');
    if (form) onPick?.(narrowVehicle(choices, next).picked, form);
  };
  const { note, vin, read } = useReadVin({
    choices,
    sent: sentVin ?? null,
    onTake: take,
    onUnknown,
  });
  return (
    <>
      <VehicleSearch choices={choices} onFound={take} onUnknown={onUnknown} onVin={read} />
      <VinSaid
        note={note}
        choices={choices}
        pickedId={picked.vehicleId}
        onPick={(choice) => take({ choice, year: note?.year ?? choice.yearTo })}
      />
      {vin !== null && note?.vehicleIds.includes(picked.vehicleId) && (
        <KeepVin vehicle={picked} vin={vin} />
      )}
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

type TakenVehicle = Pick<FoundVehicle, 'choice' | 'year'>;

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
    const note = answer && readVinNote(answer.query, choices);
    const typed = readTypedVin(answer?.typed ?? '');
    setLast({ note, vin: typed.status === 'whole' ? typed.vin : null });
    const choice = choices.find(({ id }) => id === note?.vehicleIds[0]);
    if (note && choice) onTake({ choice, year: note.year ?? choice.yearTo });
    if (note?.unlisted) onUnknown?.(note.unlisted);
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
