import { z } from 'zod';

const story = { storyId: z.int() };
/** The number of a version, or the published one. */
const side = z.union([z.int(), z.literal('published')]);
const content = z.looseObject({ component: z.string(), _uid: z.string() });

/** The editor's requests. The domain functions validate them; this only distinguishes them. */
export const editRequestSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), ...story, revision: z.int(), content }),
  z.strictObject({ intent: z.literal('publish'), ...story }),
  z.strictObject({ intent: z.literal('unpublish'), ...story }),
  z.strictObject({
    intent: z.literal('schedule'),
    ...story,
    action: z.enum(['publish', 'unpublish']),
    /** ISO 8601 with its offset. */
    dueAt: z.string(),
  }),
  z.strictObject({ intent: z.literal('cancel-schedule'), ...story, scheduleId: z.int() }),
  z.strictObject({ intent: z.literal('rename'), ...story, name: z.string(), slug: z.string() }),
  z.strictObject({ intent: z.literal('save-preset'), ...story, name: z.string(), content }),
  z.strictObject({ intent: z.literal('remove-preset'), ...story, presetId: z.int() }),
  z.strictObject({ intent: z.literal('restore'), ...story, versionId: z.int(), revision: z.int() }),
  z.strictObject({ intent: z.literal('versions'), ...story }),
  z.strictObject({ intent: z.literal('compare'), ...story, from: side }),
  z.strictObject({ intent: z.literal('links'), ...story }),
  z.strictObject({ intent: z.literal('add-link'), ...story, hours: z.number() }),
  z.strictObject({ intent: z.literal('revoke-link'), ...story, linkId: z.int() }),
]);

export type EditRequest = z.infer<typeof editRequestSchema>;
