import { z } from 'zod';
import { blokFields, number } from '../fields.ts';

export const recentBuildsSchema = z.object({
  ...blokFields('recent-builds'),
  limit: number(3, { min: 1, max: 12 }),
});

export type RecentBuildsBlok = z.infer<typeof recentBuildsSchema>;
