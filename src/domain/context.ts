import type { Db } from '#src/db/client.ts';
import type { Scope, StaffRole } from './auth/index.ts';
import type { FileScanner, IncomingFiles } from './careers/ports.ts';
import type { ContentClient } from './content/ports.ts';
import type { JobQueue } from './jobs.ts';
import type { FileStore } from './media/ports.ts';
import type { Visit } from './analytics-visit.ts';

export type Locale = 'en' | 'es';

/** Who is asking: a visitor, the process itself, somebody who signed in, or a management token. */
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

/** Time and randomness only come from here, so that a test can hold them still. */
export type Clock = { now(): Temporal.Instant };
export type Ids = {
  /** A random UUID (v4): an identity, not a secret. */
  uuid(): string;
  /** An unguessable token with at least 128 bits, URL-safe. */
  token(): string;
};

export type Logger = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/** Everything a verb may use besides its input. Built once per request. */
export type Ctx = {
  actor: Actor;
  db: Db;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  requestId: string;
  /** The language of who asks, by the address: what is refused is told in it. */
  locale: Locale;
  /** The site's only way to its content: the delivery API, through the real client. */
  content: ContentClient;
  /** Private files (resumes) and public originals (pictures), outside the web root. */
  files: FileStore;
  /** Where files lie while they arrive and are looked at. */
  incoming: IncomingFiles;
  /** null where the shop has no virus scanner. */
  scanner: FileScanner | null;
  /** Work for after the request: mail, reminders. */
  jobs: JobQueue;
  /** false without a mail server: letters stay in the outbox, and nothing may say that they went. */
  sendsMail: boolean;
  /** Where the site is reached, "https://shop.example": what links in mail begin with. */
  origin: string;
  /** Keys derived from SECRET, one per purpose; never the secret itself. */
  keyFor(purpose: string): Buffer;
  /** Who asked; absent where nobody did: jobs, seeding. */
  visit?: Visit;
};
