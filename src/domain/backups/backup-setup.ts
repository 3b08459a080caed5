import { z } from 'zod';
import { backupBucketSchema } from './backup-bucket.ts';
import { why } from './refusals.ts';

/** A time of day on the shop's clock, "03:30"; '' for none. */
const dayTime = z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, why('backups.time').reason);

/** When backups are made by themselves: twice a day, once, or never. */
export const backupTimesSchema = z.strictObject({ first: dayTime, second: dayTime });

/** As it is stored. */
export const storedBackupsSchema = z.object({
  times: z.array(z.string()),
  /** Null for a folder of this machine. */
  bucket: backupBucketSchema.nullable().default(null),
});
export type StoredBackups = z.infer<typeof storedBackupsSchema>;
