/** Whether the database answers, as the server last heard of it. */
export type DatabaseState = {
  isAway(): boolean;
  /** Resolves once it is away. */
  whenAway(): Promise<void>;
  /** Asks it; false when it does not answer within two seconds. */
  check(): Promise<boolean>;
};
