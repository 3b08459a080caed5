import { type BuildOption, buildOptions, type TakenParts } from '#src/domain/builds/index.ts';

/** The previous parts of a build, in a URL, so that they can be restored. */
type Before = {
  selectedOptions: readonly BuildOption[];
  completedOptions: Partial<Record<BuildOption, { sku: string | null }>>;
};

/** "lift-kits", "wheels~sku", "tires~": selected and open, chosen, factory part kept. */
export function writeParts({ selectedOptions, completedOptions }: Before): string[] {
  return selectedOptions.map((option) => {
    const chosen = completedOptions[option];
    return chosen ? `${option}~${chosen.sku ?? ''}` : option;
  });
}

/** Null if it cannot belong to a build. The domain checks the rest. */
export function readParts(given: readonly unknown[]): TakenParts | null {
  const skus: TakenParts['skus'] = {};
  const selectedOptions: BuildOption[] = [];
  for (const text of given) {
    const [name, sku] = typeof text === 'string' ? text.split('~') : [];
    const option = buildOptions.find((one) => one === name);
    if (!option) continue;
    selectedOptions.push(option);
    if (sku !== undefined) skus[option] = sku === '' ? null : sku;
  }
  return selectedOptions.length === 0 ? null : { selectedOptions, skus };
}
