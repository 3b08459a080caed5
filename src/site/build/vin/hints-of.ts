import type { TruckHints } from '../own-truck/own-fields.ts';
import type { VinNote } from './vin-note.ts';

/** What the note says about the truck itself. */
export function hintsOf({ trim, remarks }: VinNote): TruckHints {
  const drive = (['4x4', '4x2'] as const).find((one) => remarks.includes(`drive-${one}`));
  return { trimId: trim, drive: drive ?? null };
}
