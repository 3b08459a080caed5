/** A private place for bytes: local disk by default, any S3-compatible store by configuration. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Reads a file whole. Throws when there is none. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};
