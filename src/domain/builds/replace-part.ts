import type { ChosenPart } from './schemas.ts';

/** Replaces one part; the extras of new tires are kept, whichever tires they are. */
export function replacePart(before: ChosenPart | undefined, choice: ChosenPart): ChosenPart {
  if (choice.sku === null || !before) return choice;
  const { sku: _sku, ...extras } = before;
  return { ...extras, ...choice };
}
