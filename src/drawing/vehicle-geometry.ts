/** What the drawing reads from a vehicle record: inches, or millimeters if the name says so. */
export interface VehicleGeometry {
  id: string;
  bodyStyle: string;
  wheelbaseIn: number;
  lengthIn: number;
  heightIn: number;
  widthIn: number;
  /** Between the centers of the front tires; most records have none. */
  frontTrackIn?: number | null;
  frontOverhangIn: number | null;
  spareProtrusionIn: number | null;
  groundClearanceIn: number | null;
  stockTire: { size: string; diameterIn: number };
  stockWheel: { diameterIn: number; widthIn: number; offsetMm: number | null };
  boltPattern: string;
  suspension: { front: string; rear: string };
  /** The vehicle whose outline is drawn if this one has none; the nearest of its style if that has none either. */
  standInBody?: string | null;
}

/** Front overhang; 43 % of both overhangs if the record does not split them. */
export function frontOverhangOf(vehicle: VehicleGeometry): number {
  return vehicle.frontOverhangIn ?? (vehicle.lengthIn - vehicle.wheelbaseIn) * 0.43;
}

/** Lugs per wheel, from "6x139.7". */
export function lugCountOf(vehicle: Pick<VehicleGeometry, 'boltPattern'>): number {
  return Number.parseInt(vehicle.boltPattern, 10) || 6;
}
