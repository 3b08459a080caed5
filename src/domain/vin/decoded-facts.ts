import type { DecodedVehicle } from './decode-vin.ts';

/** Whether a decoded vehicle is something; null: the VIN does not say. */
export type Answer = boolean | null;

/** Series and trims as one text, in lower case. */
export function namesOf({ series, trims }: DecodedVehicle): string {
  return [...series, ...trims].join('; ').toLowerCase();
}

/** Whether every trim that the VIN may mean has this name; null if only some have, false if none. */
export function isNamed(name: RegExp) {
  return ({ series, trims }: DecodedVehicle): Answer => {
    const said = [...series, ...trims].flatMap((text) => text.split(/[,/]/));
    const count = said.filter((one) => name.test(one.toLowerCase())).length;
    if (count === 0) return false;
    const isAmbiguous = trims.some((text) => /[,/]/.test(text)) && count < said.length;
    return isAmbiguous ? null : true;
  };
}

export function not(answer: (vehicle: DecodedVehicle) => Answer) {
  return (vehicle: DecodedVehicle): Answer => {
    const said = answer(vehicle);
    return said === null ? null : !said;
  };
}

/** False if one is false, null if one is not known. */
export function all(...answers: readonly ((vehicle: DecodedVehicle) => Answer)[]) {
  return (vehicle: DecodedVehicle): Answer => {
    const said = answers.map((answer) => answer(vehicle));
    if (said.includes(false)) return false;
    return said.includes(null) ? null : true;
  };
}

export function hasDoors(least: number, most = least) {
  return ({ doors }: DecodedVehicle): Answer =>
    doors === null ? null : least <= doors && doors <= most;
}

/** Position 7 R is the Raptor's from 2010 to 2023 (trade knowledge; the table's trims do not always say it). */
export function isRaptor(vehicle: DecodedVehicle): Answer {
  if (/raptor/.test(namesOf(vehicle))) return true;
  if (vehicle.year < 2010) return false;
  return vehicle.year > 2023 ? null : vehicle.vin[6] === 'R';
}

export function isElectric({ fuel }: DecodedVehicle): Answer {
  return fuel === null ? false : fuel === 'Electric';
}

/** The Ram 1500 of the fourth generation, which was sold as the Classic beside the fifth until 2024. */
export function isRamClassic(vehicle: DecodedVehicle): Answer {
  const names = namesOf(vehicle);
  if (vehicle.year < 2019 || /\bds\b|classic/.test(names)) return true;
  if (/\bdt\b/.test(names)) return false;
  const sixth = vehicle.vin[5] ?? '';
  if (/[67]/.test(sixth)) return true;
  return /[A-H]/.test(sixth) ? false : null;
}

/** A performance trim of the Ram 1500: by its name; no other trim is one. */
export function isRamTrim(name: RegExp) {
  return (vehicle: DecodedVehicle): Answer => {
    if (name.test(namesOf(vehicle))) return true;
    return vehicle.trims.length > 0 ? false : null;
  };
}

export function hasDualRearWheels(vehicle: DecodedVehicle): Answer {
  const names = namesOf(vehicle);
  if (/dual rear wheel|\bdrw\b/.test(names)) return true;
  return /single rear wheel|\bsrw\b/.test(names) ? false : null;
}

export type Ton = '1500' | '2500' | '3500';

/** Half-ton, three-quarter-ton or one-ton: by name, else weight class, else position 6 of GM trucks before 2010. */
export function isTon(wanted: Ton) {
  return (vehicle: DecodedVehicle): Answer => {
    const tons = tonsOf(vehicle);
    if (!tons.includes(wanted)) return false;
    return tons.length === 1 ? true : null;
  };
}

const ALL_TONS: readonly Ton[] = ['1500', '2500', '3500'];

function tonsOf(vehicle: DecodedVehicle): readonly Ton[] {
  const names = namesOf(vehicle);
  const named = ALL_TONS.filter((ton) => names.includes(ton));
  if (named.length > 0) return named;
  const classes = vehicle.weightClasses;
  if (classes.length > 0 && classes.every((one) => /^(?:1|2[EF])/.test(one))) return ['1500'];
  if (classes.length > 0 && classes.every((one) => /^(?:2[GH]|3)/.test(one))) {
    return tonBySixth(vehicle) ?? ['2500', '3500'];
  }
  return tonBySixth(vehicle) ?? (/\bhd\b/.test(names) ? ['2500', '3500'] : ALL_TONS);
}

function tonBySixth({ make, vin, year }: DecodedVehicle): readonly Ton[] | null {
  if (!['Chevrolet', 'GMC'].includes(make) || year >= 2010) return null;
  const ton = ({ 1: '1500', 2: '2500', 3: '3500' } as const)[vin[5] ?? ''];
  return ton ? [ton] : null;
}
