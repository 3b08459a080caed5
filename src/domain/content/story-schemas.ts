import { z } from 'zod';
import { plainText } from '#src/lib/plain-text.ts';
import { why } from './refusals.ts';
import { rowId } from './row-id.ts';

/** A blok: a component and its fields. The component's own schema knows which fields it has. */
export const blokSchema = z.looseObject({
  component: z.string().min(1).max(100),
  _uid: z.string().min(1).optional(),
});

/** A text that the database can store. */
export const plain = z.string().transform(plainText);
export const nameSchema = plain.pipe(
  z.string().trim().min(1, why('content.name-empty').reason).max(200),
);
export const namedSchema = z.strictObject({ name: nameSchema });
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/, why('content.slug-form').reason);
const position = z.int().min(-2_147_483_648).max(2_147_483_647);
const path = plain.pipe(z.string().trim().max(500)).nullable();
const tagList = z.array(plain.pipe(z.string().trim().min(1).max(100))).max(100);

export const createStoryInputSchema = z.strictObject({
  name: nameSchema,
  slug,
  /** Its folder; null for the root. */
  parentId: rowId.nullable().default(null),
  isFolder: z.boolean().default(false),
  /** The page of its folder itself: "services/". */
  isStartpage: z.boolean().default(false),
  /** The editor shows higher positions first. */
  position: position.default(0),
  tagList: tagList.default([]),
  content: blokSchema.default({ component: 'folder' }),
  /** Where the site shows it, if not at its slug; only API clients use it. */
  path: path.default(null),
  /** A fixed UUID for seeded stories. */
  uuid: z.uuid().optional(),
});

export const saveStoryInputSchema = z.strictObject({
  id: rowId,
  /** The revision that the changes are based on; without it they replace whatever is there. */
  revision: z.int().optional(),
  name: nameSchema.optional(),
  slug: slug.optional(),
  isStartpage: z.boolean().optional(),
  path: path.optional(),
  position: position.optional(),
  tagList: tagList.optional(),
  content: blokSchema.optional(),
});

export const storyIdsSchema = z.strictObject({ ids: z.array(rowId).min(1).max(5000) });

export type CreateStoryInput = z.input<typeof createStoryInputSchema>;
export type SaveStoryInput = z.input<typeof saveStoryInputSchema>;
