import { z } from 'zod';
import { why } from './refusals.ts';

/** Where the store answers, without a path: "https://s3.us-west-2.amazonaws.com". */
const endpoint = z
  .string()
  .trim()
  .max(300)
  .transform((typed) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`))
  .refine(isOrigin, why('backups.endpoint').reason)
  .transform((address) => new URL(address).origin);

const name = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, why('backups.bucket-name').reason);

/** Below which the backups are, "phoenix/shop"; '' for the whole bucket. */
const folder = z
  .string()
  .trim()
  .max(200)
  .transform((typed) => typed.replace(/^\/+|\/+$/g, ''))
  .refine((typed) => /^$|^[\w.-]+(\/[\w.-]+)*$/.test(typed), why('backups.folder').reason)
  .refine((typed) => !/(^|\/)\.+(\/|$)/.test(typed), why('backups.folder').reason);

const needed = z.string().trim().min(1).max(200);

/** A bucket of an S3-compatible store, without the secret key that opens it. */
export const backupBucketSchema = z.strictObject({
  endpoint,
  region: needed,
  bucket: name,
  folder,
  accessKey: needed,
  /** The bucket stands in the path instead of the host name, as at most stores but Amazon's. */
  forcePathStyle: z.boolean(),
});
export type BackupBucket = z.infer<typeof backupBucketSchema>;

/** How people call a bucket. */
export function placeOf({
  bucket,
  folder: below,
}: Pick<BackupBucket, 'bucket' | 'folder'>): string {
  return `s3://${bucket}/${below}`;
}

/** Whether a secret key typed for one of them may be sent to the other. */
export function isSameStore(one: BackupBucket, other: BackupBucket): boolean {
  return one.endpoint === other.endpoint && one.accessKey === other.accessKey;
}

function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}
