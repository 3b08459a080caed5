import { z } from 'zod';
import { refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { type CityGarage, mostCityGarages, type ShopSettings } from '#src/domain/settings/index.ts';

const garageForm = z.object({
  garageName: z.string().trim().min(1, whyAny('input.required').reason).max(80),
  feet: z.coerce.number().int().min(5).max(20),
  inches: z.union([z.literal(''), z.coerce.number().min(0).max(11.75)]).transform(Number),
});

/** The garage that was typed, with its clearance in inches. @throws {DomainError} invalid, with the fields */
export function garageOf(form: FormData): CityGarage {
  const typed = {
    garageName: form.get('garageName'),
    feet: form.get('feet'),
    inches: form.get('inches'),
  };
  // Anything; validated here against its schema.
  const { garageName, feet, inches } = parseInput(garageForm, typed as z.input<typeof garageForm>);
  return { name: garageName, clearanceIn: feet * 12 + inches };
}

/**
 * By name; a garage that is added again has its new clearance.
 * @throws {DomainError} invalid if there are too many
 */
export function withGarage(
  { cityGarages }: Pick<ShopSettings, 'cityGarages'>,
  garage: CityGarage,
): CityGarage[] {
  const all = [...cityGarages.filter(({ name }) => name !== garage.name), garage];
  if (all.length > mostCityGarages)
    throw refuseField('invalid', 'garageName', whyAny('input.too-many', { most: mostCityGarages }));
  return all.sort((one, other) => one.name.localeCompare(other.name));
}
