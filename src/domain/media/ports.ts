/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Pictures of other sites, as far as they may be fetched. */
export type RemotePictures = {
  /** Whether pictures of this address may be fetched at all. */
  isListed(url: URL): boolean;
  /** The bytes, or in words for the log why there are none. Never throws. */
  download(url: URL): Promise<{ bytes: Buffer } | { failure: string }>;
};

/** A private place for bytes: local disk by default, any S3-compatible store by configuration. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, of bytes as they come. */
  putStream(key: string, bytes: ReadableStream<Uint8Array>): Promise<void>;
  /** Reads a file whole. Throws when there is none. */
  get(key: string): Promise<Uint8Array>;
  /** Reads it as it is sent, for what is too long to hold. Throws when there is none. */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Its length in bytes; null when there is none. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};
