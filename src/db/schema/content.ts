import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/** The one content space. `version` is the `cv` of the delivery API: unix seconds, only growing. */
export const contentSpaces = pgTable('content_spaces', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** A story as the editor sees it: the draft. What visitors see is its publication. */
export const contentStories = pgTable(
  'content_stories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    uuid: uuid('uuid').notNull().unique(),
    groupId: uuid('group_id').notNull(),
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    fullSlug: text('full_slug').notNull(),
    path: text('path'),
    isFolder: boolean('is_folder').notNull().default(false),
    isStartpage: boolean('is_startpage').notNull().default(false),
    position: integer('position').notNull().default(0),
    tagList: text('tag_list').array().notNull().default([]),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('content_stories_full_slug').on(table.fullSlug),
    index('content_stories_parent').on(table.parentId, table.position),
  ],
);

/** What the public sees of a story: a copy taken when it was published. No row: not published. */
export const contentPublications = pgTable('content_publications', {
  storyId: integer('story_id')
    .primaryKey()
    .references(() => contentStories.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  publishedAt: moment('published_at').notNull(),
  firstPublishedAt: moment('first_published_at').notNull(),
});
