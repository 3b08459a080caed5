import { z } from 'zod';

/** A story as the editor sends it while somebody types. Its parts are validated one by one later. */
export const liveStorySchema = z.object({
  id: z.number(),
  full_slug: z.string(),
  content: z.looseObject({ body: z.unknown() }),
});

export type LiveStory = z.infer<typeof liveStorySchema>;

/** The page's request for its parts' data: its URL, and its story. */
export const partsRequestSchema = z.object({
  path: z.string().regex(/^\/(?!\/)/),
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
});

export const partsAnswerSchema = z.object({ data: z.record(z.string(), z.unknown()) });
