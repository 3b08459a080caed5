import type { Locale } from '#src/domain/context.ts';

/** "2021 Ford F-150"; in Spanish the year comes last: "Ford F-150 2021". */
export function vehicleName(
  { make, model }: { make: string; model: string },
  year: number,
  locale: Locale,
): string {
  return locale === 'es' ? `${make} ${model} ${year}` : `${year} ${make} ${model}`;
}
