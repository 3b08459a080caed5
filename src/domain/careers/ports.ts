/** A file that is arriving: written once, from its beginning, and read wherever one likes. */
export type IncomingFile = {
  append(bytes: Uint8Array): Promise<void>;
  /** Bytes from `start`, at most so many; fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
  stream(): ReadableStream<Uint8Array>;
  /** All of it, read from the disk when somebody does, until it is discarded. */
  blob(): Promise<Blob>;
  /** Takes it off the disk; may be called twice. */
  discard(): Promise<void>;
};

/** Where files lie while they arrive and are looked at, before they are kept or not. */
export type IncomingFiles = { begin(): Promise<IncomingFile> };

/** A virus scanner. @throws when it cannot be asked */
export type FileScanner = {
  scan(chunks: AsyncIterable<Uint8Array>): Promise<{ found: string | null }>;
  /** Whether a file that it could not look at is refused. */
  isRequired: boolean;
};
