type Hint = {
  vehicleId: string;
  isAsked: boolean;
  /** Make and model as the supplier names them; null if it is not asked. */
  wording: string | null;
  yearFrom: number;
  yearTo: number;
};

/** What the shop can make of an application. */
export type MatchedApplication = {
  outcome: 'named' | 'asked' | 'outside' | 'unknown' | 'equipment';
  conditions: string[];
  hints: Hint[];
  /** The vehicle by its ids, if no legend names them all; null otherwise. */
  unknown: string | null;
  /** It names years that the shop's vehicles do not have. */
  isCut: boolean;
};
