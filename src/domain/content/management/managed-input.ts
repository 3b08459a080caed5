import { z } from 'zod';
import { slugOf } from '#src/lib/slug.ts';
import { blokSchema } from '../story-schemas.ts';

const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', ''])])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');
const parentId = z.coerce
  .number()
  .int()
  .nullable()
  .transform((id) => (id === 0 ? null : id));
/** Fields that clients send but cannot change are ignored. */
const storyFields = z.object({
  name: z.string().optional(),
  slug: z.string().optional(),
  content: blokSchema.optional(),
  parent_id: parentId.optional(),
  is_folder: z.boolean().nullish(),
  is_startpage: z.boolean().nullish(),
  path: z.string().nullish(),
  tag_list: z.array(z.string()).nullish(),
  position: z.number().int().optional(),
  default_root: z.string().nullish(),
});

/** The body of POST and PUT of a story; `publish` can also be in the query. */
export const managedInputSchema = z.object({ story: storyFields, publish: flag });
/** As received. */
export type ManagedInput = { story: unknown; publish?: unknown };

type Fields = z.output<typeof storyFields>;

/** Converts wire fields to the input of `createStory`. A story without a slug gets one from its name. */
export function creationOf({ name = '', slug, content, ...story }: Fields) {
  return {
    name,
    slug: slug ?? slugOf(name),
    parentId: story.parent_id ?? null,
    isFolder: story.is_folder ?? false,
    isStartpage: story.is_startpage ?? false,
    path: story.path ?? null,
    tagList: story.tag_list ?? [],
    ...(story.position !== undefined && { position: story.position }),
    ...(content && { content }),
  };
}

/** Converts wire fields to the input of `saveStory`, without id: absent fields stay as they are. */
export function toStoryChange({ name, slug, content, position, ...story }: Fields) {
  return {
    name,
    slug,
    content,
    position,
    path: story.path,
    isStartpage: story.is_startpage ?? undefined,
    tagList: story.tag_list ?? undefined,
  };
}
