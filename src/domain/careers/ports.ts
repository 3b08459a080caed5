/** An incoming file: written once from start to end, and readable at any position. */
export type IncomingFile = {
  append(bytes: Uint8Array): Promise<void>;
  /** At most this many bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
  stream(): ReadableStream<Uint8Array>;
  /** The whole file, read lazily from disk; usable until it is discarded. */
  blob(): Promise<Blob>;
  /** Deletes it from disk; safe to call twice. */
  discard(): Promise<void>;
};

/** Where incoming files are stored while they are inspected, before they are kept or discarded. */
export type IncomingFiles = { begin(): Promise<IncomingFile> };

/** A virus scanner. @throws if it cannot be reached */
export type FileScanner = {
  scan(chunks: AsyncIterable<Uint8Array>): Promise<{ found: string | null }>;
  /** Whether a file is refused if the scanner could not check it. */
  isRequired: boolean;
};
