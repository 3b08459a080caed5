/** The last known state of the database. */
export type DatabaseState = {
  isAway(): boolean;
  /** Resolves once it is down. */
  whenAway(): Promise<void>;
  /** Checks now; false if it does not answer within two seconds. */
  check(): Promise<boolean>;
};
