import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupKey } from './backup-key.ts';
import type { BackupTarget } from './backup-target.ts';
import { readPieces, writePieces } from './pieces.ts';

const storedFile = z.object({
  /** The key in the shop's file store. */
  key: z.string(),
  size: z.number(),
  /** Of the shop's store when it was read: an equal one means that the file has not changed. */
  stamp: z.string(),
  sha256: z.string(),
  /** The series of its pieces, the same for equal contents in all backups. */
  series: z.string(),
  pieces: z.number(),
});

const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment that the database is of. */
  takenAt: z.string(),
  secret: z.string(),
  sums: z.record(z.string(), z.string()),
  files: z.array(storedFile),
});

/** What is in a backup. It is written last, so a backup that has one is complete. */
export type Manifest = z.infer<typeof manifestSchema>;
export type StoredFile = z.infer<typeof storedFile>;

export type BackupStore = { target: BackupTarget; key: BackupKey };

/** Where the parts of a backup are, by its name. */
export const partsOf = (name: string) => ({
  database: `backups/${name}/database`,
  manifest: `backups/${name}/manifest`,
  verified: `backups/${name}/verified`,
});

export async function writeManifest(store: BackupStore, name: string, manifest: Manifest) {
  const json = Buffer.from(JSON.stringify(manifest));
  return writePieces({ ...store, name: partsOf(name).manifest }, [json]);
}

/** @throws {BackupError} if it was altered, is incomplete or of another key */
export async function readManifest(store: BackupStore, name: string): Promise<Manifest> {
  const json = await text(readPieces({ ...store, name: partsOf(name).manifest }));
  return manifestSchema.parse(JSON.parse(json));
}

/** A copy that somebody made by hand has another name, and is none of ours. */
const ownManifest = /^backups\/(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\/manifest\.0$/;

export type KnownBackup = { name: string; takenAt: Temporal.Instant; isVerified: boolean };

/** Complete backups, the newest first. */
export async function listBackups(target: BackupTarget): Promise<KnownBackup[]> {
  const keys = new Set((await target.list('backups')).map(({ key }) => key));
  const names = [...keys].flatMap((key) => ownManifest.exec(key)?.[1] ?? []);
  return names
    .map((name) => ({
      name,
      takenAt: momentOf(name),
      isVerified: keys.has(`${partsOf(name).verified}.0`),
    }))
    .toSorted((a, b) => Temporal.Instant.compare(b.takenAt, a.takenAt));
}

/** The name of a backup is its moment, with characters that every store takes: 2026-11-26T03-30-00Z. */
export function nameOf(moment: Temporal.Instant): string {
  return moment.round('second').toString().replaceAll(':', '-');
}

function momentOf(name: string): Temporal.Instant {
  return Temporal.Instant.from(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));
}
