import { type BuildOption, buildOptions, type CompletedOptions } from '#src/domain/builds/index.ts';
import { readOwn } from '../own-truck/own-fields.ts';

type RawChoices = { get(name: string): unknown; getAll(name: string): unknown[] };
type Named = RawChoices & { entries(): Iterable<[string, unknown]> };
type Choices = { selectedOptions: BuildOption[]; completedOptions: CompletedOptions };

/** Parts from a form or a URL; "" is the factory part, missing ones are not specified. */
export function readParts(given: RawChoices): Omit<CompletedOptions, 'vehicle'> {
  const named = buildOptions.flatMap((option) => {
    const sku = given.get(option);
    if (typeof sku !== 'string' || !/^[\w.-]{0,120}$/.test(sku)) return [];
    return [[option, { sku: sku === '' ? null : sku }] as const];
  });
  return Object.fromEntries(named);
}

/** A complete build from a URL, as requested by `use-fixes`. */
export function readChoices(given: Named): Choices {
  const year = Number(given.get('year'));
  const vehicleId = String(given.get('vehicle') ?? '');
  const options = given.getAll('options');
  return {
    selectedOptions: buildOptions.filter((option) => options.includes(option)),
    completedOptions: {
      vehicle: { vehicleId, year, own: readOwn(given.entries())?.own },
      ...readParts(given),
    },
  };
}
