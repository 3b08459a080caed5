import type { PartStatus, Tire, Wheel } from '../../catalog/index.ts';
import type { IsoDay } from '../cells/dates.ts';
import type { Availability } from '../cells/trade-cells.ts';

type WheelFact =
  | 'diameterIn'
  | 'widthIn'
  | 'offsetMm'
  | 'backspacingIn'
  | 'boltPatterns'
  | 'boreMm'
  | 'loadRatingLb'
  | 'finishes'
  | 'weightLb';
type TireFact =
  | 'size'
  | 'loadRange'
  | 'loadIndex'
  | 'speed'
  | 'maxLoadLb'
  | 'sectionIn'
  | 'rimMinIn'
  | 'rimMaxIn'
  | 'measuringRimIn'
  | 'treadDepth32'
  | 'threePeak'
  | 'mileageWarranty'
  | 'type';
type OrNull<Facts> = { [Name in keyof Facts]: Facts[Name] | null };

export type WarehouseStock = { name: string; onHand: number | null };

/** What a distributor's file says beyond the catalog's own fields. */
type TradeFields = {
  supplierNumber: string | null;
  description: string | null;
  brand: string | null;
  brandCode: string | null;
  style: string | null;
  upc: string | null;
  /** What the profile chose as the price for customers. */
  priceCents: number | null;
  /** A price that the file does not say more of. */
  namedCents: number | null;
  msrpCents: number | null;
  mapCents: number | null;
  jobberCents: number | null;
  costCents: number | null;
  /** The day from which the prices apply. */
  effectiveOn: IsoDay | null;
  onHand: number | null;
  warehouses: WarehouseStock[];
  leadTimeDays: number | null;
  availability: Availability | null;
  status: PartStatus | null;
  imageUrls: string[] | null;
  /** The day on which the supplier made the file. */
  sentOn: IsoDay | null;
  shippingWeightLb: number | null;
};

export type KitComponent = { partNumber: string; quantity: number };

/** What a file of lift kits says; a line of the shop has several heights, a feed one number for each. */
type LiftFields = {
  frontLiftIn: number | null;
  rearLiftIn: number | null;
  maxTireIn: number | null;
  boxes: number;
  components: KitComponent[];
};

/** Parts of a bolt pattern or a tire size that have columns of their own. */
type SizeParts = {
  lugCount: number | null;
  sectionMm: number | null;
  aspect: number | null;
  rimIn: number | null;
  sizePrefix: string | null;
};

/** The shop's fields of one row. A field is missing if the file has no such column or its cell was not read. */
export type GoodsFields = Partial<
  OrNull<Pick<Wheel, WheelFact>> &
    OrNull<Pick<Tire, TireFact>> &
    TradeFields &
    LiftFields &
    SizeParts
>;
