import type { ChosenPart } from './schemas.ts';

/** One part in place of another: what goes with new tires stays, whichever tires they are. */
export function replacePart(before: ChosenPart | undefined, choice: ChosenPart): ChosenPart {
  if (choice.sku === null || !before) return choice;
  const { sku: _sku, ...extras } = before;
  return { ...extras, ...choice };
}
