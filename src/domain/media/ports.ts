/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Pictures of other sites that may be fetched. */
export type RemotePictures = {
  /** Whether pictures from this URL may be fetched at all. */
  isListed(url: URL): boolean;
  /** The bytes, or why there are none: a line for the log, and a kind that can be told. Never throws. */
  download(url: URL): Promise<{ bytes: Buffer } | { failure: string; trouble: PictureTrouble }>;
};

/** `away`: nothing answers; `missing`: the site says that it has no such picture; `answer`: it says something else. */
export type PictureTrouble = 'away' | 'missing' | 'answer' | 'too-large' | 'not-public';

/** Private file storage: the local disk by default, any S3-compatible store by configuration. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Like `put`, for a stream. */
  putStream(key: string, bytes: ReadableStream<Uint8Array>): Promise<void>;
  /** Reads a whole file. @throws if it does not exist */
  get(key: string): Promise<Uint8Array>;
  /** Reads a file as a stream, for files too large for memory. @throws if it does not exist */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Its length in bytes; null if it does not exist. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
};
