import { type FormEvent, useEffect, useRef } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { checkVin } from '#src/domain/vin/index.ts';
import { deviceGarage } from '../vehicles/garage-store.ts';
import { readSavedDetails, type SavedDetails, saveDetails } from './saved-details.ts';

type Truck = Pick<ResolvedBuild, 'vehicle' | 'year'>;

/** Restores an untouched form from earlier in this visit, else the VIN that the truck has on this device; saves what is typed. */
export function useSavedDetails(truck: Truck) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(truck);
  useEffect(() => {
    if (!form.current || !isUntouched(form.current)) return;
    fill(form.current, [...vinOnDevice(first.current), ...readSavedDetails()]);
  }, []);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    saveDetails(new FormData(currentTarget));
  return { ref: form, onInput };
}

/** Values restored by the server, or by the browser after a reload, are newer than the saved ones. */
function isUntouched(form: HTMLFormElement): boolean {
  const given = new FormData(form);
  return ['name', 'contact', 'note', 'vin'].every((name) => given.get(name) === '');
}

/** Stored with this truck if its owner ticked that; a mistyped one would only have to be corrected. */
function vinOnDevice({ vehicle, year }: Truck): SavedDetails {
  const truck = deviceGarage()
    .list()
    .find((one) => one.vehicleId === vehicle.id && one.year === year);
  const read = checkVin(truck?.vin ?? '');
  return 'vin' in read ? [['vin', read.vin]] : [];
}

function fill(form: HTMLFormElement, saved: SavedDetails): void {
  for (const [name, value] of saved) {
    const field = form.elements.namedItem(name);
    // For a group of radios, setting the value checks one, just as it sets the text of a field.
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLTextAreaElement) field.value = value;
  }
}
