import type { TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import type { GoodsRow } from '#src/domain/feeds/index.ts';
import type { Refusal } from '../../refusal.ts';
import type { PartCategory } from '../part-category.ts';
import type { PartPatch } from '../part-patch.ts';
import type { StockPart } from '../stock-part.ts';
import type { DraftProfile } from './import-schemas.ts';
import type { RowGoods } from './row-goods.ts';

/** The day from which it counts, if that is still to come: "2026-12-01". */
type Later = { startsOn?: string };

/** What is wrong with a row, and in which column if it is in one. */
export type RowFault = { told: Refusal; column: string | null };

/** What applying a row does. */
export type StagedFate =
  /** `told` says why where the row does not; `held` is what stays as somebody in the shop has typed it. */
  | ({ fate: 'changed'; told?: Refusal; held?: PartPatch } & PartPatch & Later)
  | ({ fate: 'added'; after: StockPart } & Later)
  | ({ fate: 'refused'; more?: RowFault[] } & RowFault)
  /** What the file says of fields that stay as somebody in the shop has typed them. */
  | ({ fate: 'kept' } & PartPatch)
  | { fate: 'unchanged' }
  /** Perhaps the part `sku`: somebody has to say so. */
  | { fate: 'suggested'; sku: string; by: SuggestedBy }
  | { fate: 'foreign' };

/** What is the same: the bar code, or the number but for case, spaces and dashes. */
export type SuggestedBy = 'upc' | 'number';

export type StageInput = {
  row: GoodsRow;
  /** What the file says that the row is. */
  goods: RowGoods;
  profile: DraftProfile;
  /** What the shop has under this number. */
  part: { category: PartCategory; part: StockPart } | null;
  /** The line that a new part belongs to; null if the shop has none of this name. */
  line: WheelLine | TireLine | null;
  /** The file names no style: the line's name is in the description. */
  isDescribed: boolean;
  /** The lug text of other wheels of that line. */
  lug: string | null;
  /** Fields of the part that somebody in the shop has typed. */
  own: ReadonlySet<string>;
  /** In how many days another supplier has it here; null if none says so. */
  elsewhere: number | null;
  /** In the shop's calendar, "2026-11-28". */
  today: string;
};

export function refused(told: Refusal, column: string | null = null): StagedFate {
  return { fate: 'refused', told, column };
}

/** Whether the shop has the part once its row is applied. */
export function isThereAfter({ fate }: StagedFate): boolean {
  return fate === 'added' || fate === 'changed' || fate === 'kept' || fate === 'unchanged';
}
