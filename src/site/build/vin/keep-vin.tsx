import type { ReactNode } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { deviceGarage, type GarageVehicle, useGarage } from '../vehicles/garage-store.ts';
import vinStrings from './words.json' with { type: 'json' };

type KeepVinProps = { vehicle: GarageVehicle; vin: string };

/** Stores the VIN with its truck on this device, if the owner wants that; unticked, it is dropped again. */
export function KeepVin({ vehicle, vin }: KeepVinProps): ReactNode {
  const t = useStrings(vinStrings);
  const isKept = useGarage().some((one) => one.vehicleId === vehicle.vehicleId && one.vin === vin);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isKept}
        aria-describedby="keep-vin-help"
        onChange={({ target }) =>
          deviceGarage().remember({ ...vehicle, vin: target.checked ? vin : undefined })
        }
      />
      <span>
        {t('keep')}
        <span className="field-help" id="keep-vin-help">
          {t('keep.help')}
        </span>
      </span>
    </label>
  );
}
