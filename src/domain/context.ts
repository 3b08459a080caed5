import type { Db } from '#src/db/client.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { Visit } from './analytics-visit.ts';
import type { Scope, StaffRole } from './auth/index.ts';
import type { BackupSetup } from './backups/ports.ts';
import type { FileScanner, IncomingFiles } from './careers/ports.ts';
import type { ContentClient } from './content/ports.ts';
import type { MailSetup } from './integrations/ports.ts';
import type { JobQueue } from './jobs.ts';
import type { FileStore, RemotePictures } from './media/ports.ts';

export type Locale = LocaleCode;

/** Who is acting: a visitor, the process itself, a signed-in person, or a management token. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'system'; reason: string }
  | {
      kind: 'staff';
      userId: string;
      name: string;
      email: string;
      role: StaffRole;
      scopes: readonly Scope[];
    }
  | { kind: 'token'; tokenId: number; name: string; scopes: readonly Scope[] };

/** The only source of time and randomness, so that tests can fix both. */
export type Clock = { now(): Temporal.Instant };
export type Ids = {
  /** A random UUID (v4): an identifier, not a secret. */
  uuid(): string;
  /** An unguessable, URL-safe token of at least 128 bits. */
  token(): string;
};

export type Logger = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/** Everything a domain function may use besides its input. Built once per request. */
export type Ctx = {
  actor: Actor;
  db: Db;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  requestId: string;
  /** The pattern of the request's route, for the log; absent for jobs and seeding. */
  route?: string;
  /** A request that changes no facts: it asks once which of them have changed (`domain/facts`). */
  onlyReads: boolean;
  /** The language of the request's URL; refusals are reported in it. */
  locale: Locale;
  /** The site's only way to its content: the delivery API, through the real client. */
  content: ContentClient;
  /** Private files (resumes) and public originals (pictures), outside the web root. */
  files: FileStore;
  /** Pictures of suppliers, from their sites. */
  remotePictures: RemotePictures;
  /** Where incoming files are stored while they are inspected. */
  incoming: IncomingFiles;
  /** Null if the shop has no virus scanner. */
  scanner: FileScanner | null;
  backupSetup: BackupSetup;
  /** Work after the request: mail, reminders. */
  jobs: JobQueue;
  /** False without a mail server: letters stay in the outbox, and nothing may claim that they were sent. */
  sendsMail: boolean;
  /** How this process sends mail, for the page that sets it up. */
  mailSetup: MailSetup;
  /** Whether a CDN in front of the site has to be told what was published. */
  hasCdn: boolean;
  /** Requests have come as if through a proxy, but none is trusted: then all visitors count as one. */
  hasUntrustedProxy: boolean;
  /** The site's origin, "https://shop.example", which links in mail start with. */
  origin: string;
  /** Derives keys from SECRET, one per purpose; never exposes the secret itself. */
  keyFor(purpose: string): Buffer;
  /** The request's client; absent for jobs and seeding. */
  visit?: Visit;
};
