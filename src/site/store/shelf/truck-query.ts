import { withoutLook } from '#src/domain/catalog/index.ts';
import type { ShelfFit } from '#src/domain/store/index.ts';
import { ownText, readOwnText } from '#src/site/build/index.ts';

/** Common heights; the rim follows the wheel. */
export const tireWishes = ['33x12.50', '35x12.50', '37x12.50'] as const;

/** The truck that the shelf must fit, as in a URL. */
export type TruckQuery = ShelfFit;

/** Null without a vehicle, and while one is still being selected (`pick`). */
export function readTruckQuery(params: URLSearchParams): TruckQuery | null {
  const vehicleId = params.get('vehicle') ?? '';
  if (!isId(vehicleId) || params.has('pick')) return null;
  const [liftSku, tire, year] = [params.get('lift') ?? '', params.get('tire'), params.get('year')];
  return {
    vehicleId,
    year: year !== null && /^\d{4}$/.test(year) ? Number(year) : null,
    liftSku: isId(liftSku) ? liftSku : null,
    tire: tireWishes.find((one) => one === tire) ?? null,
    noWork: params.get('work') === 'none',
    own: withoutLook(readOwnText(params.get('own') ?? '')),
  };
}

/** As a query: missing values are left out. */
export function truckQuery({ vehicleId, year, own, liftSku, tire, noWork }: TruckQuery) {
  const query: Record<string, string> = { vehicle: vehicleId };
  if (year !== null) query.year = String(year);
  const told = ownText(withoutLook(own));
  if (told !== '') query.own = told;
  if (liftSku !== null) query.lift = liftSku;
  if (tire !== null) query.tire = tire;
  if (noWork) query.work = 'none';
  return query;
}

function isId(text: string): boolean {
  return /^[\w.-]{1,120}$/.test(text);
}
