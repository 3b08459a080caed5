import type { TrimChoice, VehicleChoice } from '#src/domain/catalog/index.ts';

/** A word that means a vehicle, and its distance from the name: 0 is the name itself. */
export type KnownWord = { word: string; distance: number; trim?: TrimChoice };

/** "F-150" and "f 150" are "f150": a dash inside a word is removed, brackets and slashes separate words. */
export function splitSearch(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])/g, '')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '');
}

const DISTANCE = { name: 0, generation: 0.6, trim: 0.8, config: 2 };

/** Every word that means this vehicle, in the years to which it applies. */
export function knownWords(choice: VehicleChoice, year: number | null): KnownWord[] {
  const [model = '', also = ''] = choice.model.split('(');
  const trims = choice.trims.filter(
    ({ from, to }) => year === null || (from <= year && year <= to),
  );
  return [
    ...said(model, DISTANCE.name),
    ...said(choice.make, DISTANCE.name),
    ...said(`${choice.make} ${model}`, DISTANCE.name).slice(-1),
    ...said(choice.generation, DISTANCE.generation),
    ...trims.flatMap((trim) => said(trim.name, DISTANCE.trim).map((one) => ({ ...one, trim }))),
    ...choice.nicknames.flatMap((name) => said(name, DISTANCE.trim)),
    ...said(`${also} ${choice.configuration} ${doorsOf(choice)}`, DISTANCE.config),
  ];
}

/** The words, and all of them as one: "Super Duty" is also "superduty". */
function said(text: string, distance: number): KnownWord[] {
  const words = splitSearch(text);
  return [...words, ...(words.length > 1 ? [words.join('')] : [])].map((word) => ({
    word,
    distance,
  }));
}

function doorsOf({ bodyStyle }: VehicleChoice): string {
  if (bodyStyle === 'suv-2door') return '2dr 2door';
  return bodyStyle === 'suv-4door' ? '4dr 4door' : '';
}
