import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';

/** "2021 Ford F-150"; in Spanish the year comes last. */
export function vehicleName(
  { make, model }: Pick<Vehicle, 'make' | 'model'>,
  year: number,
  locale: Locale = 'en',
) {
  return locale === 'es' ? `${make} ${model} ${year}` : `${year} ${make} ${model}`;
}
