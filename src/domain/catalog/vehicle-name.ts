import type { Locale } from '#src/domain/context.ts';
import texts from './vehicle-words.json' with { type: 'json' };

/** "2021 Ford F-150"; in Spanish the year comes last: "Ford F-150 2021". */
export function vehicleName(
  { make, model }: { make: string; model: string },
  year: number,
  locale: Locale,
): string {
  const parts: Record<string, string | number> = { year, make, model };
  return texts.vehicle[locale].replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part]));
}
