import { type VehicleChoice, vehicleName } from '#src/domain/catalog/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { deviceGarage, type GarageVehicle, useGarage } from './garage-store.ts';
import pickerStrings from './words.json' with { type: 'json' };

type GaragePicksProps = {
  choices: readonly VehicleChoice[];
  /** The one that is selected in the lists is not offered again. */
  picked: GarageVehicle;
  onPick(vehicle: GarageVehicle): void;
};

const mostShown = 3;

/** Vehicles of earlier visits, on this device only. Nothing if there are none. */
export function GaragePicks({ choices, picked, onPick }: GaragePicksProps) {
  const t = useStrings(pickerStrings);
  const locale = useLocale();
  const known = useGarage().flatMap((vehicle) => {
    const choice = choices.find(({ id }) => id === vehicle.vehicleId);
    const isPicked = vehicle.vehicleId === picked.vehicleId && vehicle.year === picked.year;
    const name = choice && vehicleName(choice, vehicle.year, locale);
    return name && !isPicked ? [{ vehicle, name }] : [];
  });
  if (known.length === 0) return null;
  return (
    <div className="build-garage">
      <span className="field-label">{t('garage')}</span>
      <ul className="cluster">
        {known.slice(0, mostShown).map(({ vehicle, name }) => (
          <li key={`${vehicle.vehicleId} ${vehicle.year}`}>
            <button type="button" className="chip" onClick={() => onPick(vehicle)}>
              {name}
            </button>
            <button
              type="button"
              className="button button--quiet button--icon"
              aria-label={t('garage.forget', { vehicle: name })}
              onClick={() => deviceGarage().forget(vehicle)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
