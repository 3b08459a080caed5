/** What a visitor sees of the experiment that runs for them; nobody is in two at a time. */
export type Assigned = {
  experimentId: string;
  name: string;
  /** Life of the cookie that keeps this. */
  maxAgeSeconds: number;
  /** Drawn variants by their place in the definition, one a section. */
  indexes: readonly number[];
};

/** The visitor behind a request, as far as the shop asks. None of it is stored as it is. */
export type Visit = {
  ip: string;
  userAgent: string;
  host: string;
  /** Do Not Track or Global Privacy Control: nothing of this visit is counted or drawn. */
  isQuiet: boolean;
  experiment: Assigned | null;
};
