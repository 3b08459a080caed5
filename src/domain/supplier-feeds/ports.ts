import type { IncomingFile } from '#src/domain/careers/ports.ts';
import type { FeedAddress } from './feed-address.ts';

/** How the server of a feed lets the shop in; empty where it asks for nothing. */
export type FeedAccess = { userName: string; password: string; privateKey: string };

/** Where a file is and what is known of it. */
export type FeedPlace = {
  address: FeedAddress;
  access: FeedAccess;
  /** The fingerprint that an SFTP server must have; null takes the one that it shows. */
  hostKey: string | null;
  seen: SeenFile;
};

/** What tells an unchanged file without reading it; the server's own words. */
export type SeenFile = {
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** On an SFTP server: name, length and time of the file. */
  stamp?: string | undefined;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  hash?: string | undefined;
};

export const feedTroubles = [
  'no-host',
  'not-public',
  'refused',
  'timeout',
  'certificate',
  'password',
  'host-key',
  'no-file',
  'elsewhere',
  'growing',
  'too-large',
  'answer',
  'other',
] as const;

export type FeedTrouble = (typeof feedTroubles)[number];

export type Fetched =
  | { outcome: 'unchanged'; hostKey: string | null }
  | {
      outcome: 'received';
      fileName: string;
      bytes: number;
      seen: SeenFile & { hash: string };
      hostKey: string | null;
    }
  /** `line` is the server's own answer, or what it showed; empty if it gave none. */
  | { outcome: 'failed'; trouble: FeedTrouble; line: string };

/** Other machines' files. */
export type FeedFiles = {
  /** Writes the file at a place into `into` unless it is the one that was seen. Never throws. */
  download(place: FeedPlace, into: IncomingFile): Promise<Fetched>;
};
