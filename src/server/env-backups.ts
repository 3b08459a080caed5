import { z } from 'zod';
import { isKeepRules } from '#src/domain/backups/index.ts';
import { about, longText, optional, s3Endpoint } from './env-kinds.ts';

const dayTimes = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((time) => time.trim())))
  .refine(
    (times) => times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
    'must be times such as 03:30 or 03:30,15:30, or off',
  );

const keepRules = z.string().refine(isKeepRules, 'must be such as 7 daily, 4 weekly, 12 monthly');

/** The variables of backups. */
export const backups = {
  BACKUP_KEY: optional(longText(32)).meta(
    about(
      'At least 32 characters, with which backups are encrypted. Keep a copy of it somewhere else than on this machine: without it no backup can be opened.',
      'the one that the office made, if backups were turned on there',
    ),
  ),
  BACKUP_TARGET: optional(z.string()).meta(
    about(
      'A folder, best on another disk, or a part of a bucket, `s3://bucket/ironwood`, where backups are kept.',
      'the bucket that the office names under Backups, or else `DATA_DIR/backups`',
    ),
  ),
  BACKUP_SCHEDULE: optional(dayTimes)
    .default(['03:30'])
    .meta(
      about(
        'When a backup is made, in the shop’s time zone: times with commas between them, or `off`.',
      ),
    ),
  BACKUP_KEEP: optional(keepRules)
    .default('7 daily, 5 weekly')
    .meta(
      about(
        'How many backups stay: the newest of each of so many days, weeks and months (`12 monthly`). The privacy page promises that none is older than 35 days, which the default keeps.',
      ),
    ),
  BACKUP_S3_ENDPOINT: optional(s3Endpoint).meta(
    about('The store of that bucket.', 'that of `S3_ENDPOINT`; so are the next three'),
  ),
  BACKUP_S3_REGION: optional(z.string()).meta(about('Its region.', '`S3_REGION`')),
  BACKUP_S3_ACCESS_KEY: optional(z.string()).meta(
    about('A key that may read, write, list and delete there.', '`S3_ACCESS_KEY`'),
  ),
  BACKUP_S3_SECRET_KEY: optional(z.string()).meta(
    about('The secret half of that key.', '`S3_SECRET_KEY`'),
  ),
};
