type AfterVehicle = typeof import('./after-vehicle.ts');

let here: AfterVehicle | null = null;
let coming: Promise<AfterVehicle> | null = null;

/** Fetches what every step but the first is made with; the same promise to everybody who asks. */
export function fetchAfterVehicle(): Promise<AfterVehicle> {
  coming ??= import('./after-vehicle.ts').then(
    (file) => {
      here = file;
      return file;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** The same once it is there: then nobody has to wait, not even for a promise that is kept. */
export function afterVehicleHere(): AfterVehicle | null {
  return here;
}
