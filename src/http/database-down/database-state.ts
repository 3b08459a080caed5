/** The last known state of the database. */
export type DatabaseState = {
  isAway(): boolean;
  /**
   * Calls back once, when it goes down. Returns what ends the waiting: whoever was answered before must call it, or is
   * remembered until then.
   */
  onAway(callback: () => void): () => void;
  /** Checks now; false if it does not answer within two seconds. */
  check(): Promise<boolean>;
};
