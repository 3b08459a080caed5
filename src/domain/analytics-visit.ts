/** What a visitor sees of the running experiment; nobody takes part in two at a time. */
export type Assigned = {
  experimentId: string;
  name: string;
  /** Lifetime of the cookie that stores this. */
  maxAgeSeconds: number;
  /** The drawn variants, one per section, as indexes into the definition. */
  indexes: readonly number[];
};

/** The visitor behind a request, as far as the shop needs to know. None of it is stored as it is. */
export type Visit = {
  ip: string;
  userAgent: string;
  host: string;
  /** Do Not Track or Global Privacy Control: this visit is neither counted nor put into an experiment. */
  isQuiet: boolean;
  experiment: Assigned | null;
};
