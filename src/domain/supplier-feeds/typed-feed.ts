import { z } from 'zod';
import { longestAddress } from './feed-address.ts';
import { feedScheduleSchema } from './fetch-times.ts';

const longestName = 80;
const longestSecret = 20_000;

/** The form of a feed. An empty password or key means the stored one; `noSecrets` forgets them. */
export const typedFeedSchema = z.object({
  name: z.string().trim().min(1, 'feed.name').max(longestName),
  address: z.string().trim().min(1, 'feed.address-form').max(longestAddress),
  userName: z.string().trim().max(200),
  password: z.string().max(1000),
  privateKey: z.string().trim().max(longestSecret),
  noSecrets: z.boolean(),
  schedule: feedScheduleSchema,
  applies: z.enum(['asked', 'itself']),
});

export type TypedFeed = z.infer<typeof typedFeedSchema>;
