import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LocaleCode } from '#src/lib/locales.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/** The only content space. `version` is the delivery API's `cv`: Unix seconds, always increasing. */
export const contentSpaces = pgTable('content_spaces', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** A story as the editor sees it: the draft. Visitors see its publication. */
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
    /** Of the content's root, so that lists need not read the content. */
    component: text('component').generatedAlwaysAs(sql`content ->> 'component'`),
    /** Name and path in lower case without accents, which searches look in. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(regexp_replace(normalize(name || ' /' || full_slug, NFD), '[\\u0300-\\u036F]', '', 'g'))`,
    ),
    /** Incremented with each save; somebody who saves an older revision is shown the changes in between. */
    revision: integer('revision').notNull().default(1),
    /** Name of the last person who saved, for the editor. */
    updatedBy: text('updated_by'),
    /** In the bin since then: hidden everywhere, but can be restored. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('content_stories_full_slug')
      .on(table.fullSlug)
      .where(sql`${table.deletedAt} is null`),
    index('content_stories_parent').on(table.parentId, table.position),
    /** For what is in a folder, and how much. */
    index('content_stories_children')
      .on(table.parentId, table.position.desc().nullsFirst(), table.id)
      .where(sql`${table.deletedAt} is null`),
    /** For the few folders among many stories. */
    index('content_stories_folders')
      .on(table.position.desc().nullsFirst(), table.id)
      .where(sql`${table.deletedAt} is null and ${table.isFolder}`),
    /** For the numbers of drafts and changed pages, which a publication's revision decides. */
    index('content_stories_revisions')
      .on(table.id, table.revision)
      .where(sql`${table.deletedAt} is null and not ${table.isFolder}`),
    /** For lists in the editor's order, page by page. */
    index('content_stories_order')
      .on(table.position.desc().nullsLast(), table.id)
      .where(sql`${table.deletedAt} is null and not ${table.isFolder}`),
    /** Lets `like 'services/%'` use the index in any locale. */
    index('content_stories_folder').on(table.fullSlug.op('text_pattern_ops')),
  ],
);

/** What the public sees of a story: a copy made when it was published. Without a row it is not published. */
export const contentPublications = pgTable(
  'content_publications',
  {
    storyId: integer('story_id')
      .primaryKey()
      .references(() => contentStories.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    publishedAt: moment('published_at').notNull(),
    firstPublishedAt: moment('first_published_at').notNull(),
    /** The draft's revision that was published; if the draft has another one, it has changed since. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('content_publications_component').on(sql`(${table.content} ->> 'component')`)],
);

/**
 * A story at a save or a publication. One person's saves within a minute or two are one row, because the editor saves
 * while people type.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    storyId: integer('story_id')
      .notNull()
      .references(() => contentStories.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    action: text('action', { enum: ['create', 'save', 'publish', 'restore'] }).notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    authorName: text('author_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('content_versions_story').on(table.storyId, table.id)],
);

/** A publication or its end at a scheduled time. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    storyId: integer('story_id')
      .notNull()
      .references(() => contentStories.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['publish', 'unpublish'] }).notNull(),
    dueAt: moment('due_at').notNull(),
    authorName: text('author_name').notNull(),
    doneAt: moment('done_at'),
    /** Why it failed; shown in the editor. */
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [index('content_schedules_due').on(table.dueAt).where(sql`${table.doneAt} is null`)],
);

/** Old path of a page whose slug has changed, or a path of the shop's previous site. */
export const contentRedirects = pgTable('content_redirects', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  fromPath: text('from_path').notNull().unique(),
  toPath: text('to_path').notNull(),
  authorName: text('author_name').notNull(),
  createdAt: createdAt(),
});

/** Gives somebody without an account access to a draft. Only the hash of its token is stored. */
export const contentPreviewLinks = pgTable('content_preview_links', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  storyId: integer('story_id')
    .notNull()
    .references(() => contentStories.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  authorName: text('author_name').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  createdAt: createdAt(),
});

/** A key of the content service or of the calls about goods. It is shown once; only its hash is stored. */
export const contentTokens = pgTable('content_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  name: text('name').notNull(),
  access: text('access', {
    enum: ['public', 'preview', 'asset', 'management', 'goods-read', 'goods-write'],
  }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Its last four characters, to tell it apart from others. */
  hint: text('hint').notNull(),
  authorName: text('author_name').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
  createdAt: createdAt(),
});

export type DatasourceDimension = { id: number; name: string; entryValue: string };

/** A list that fields of bloks choose from. */
export const contentDatasources = pgTable('content_datasources', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  dimensions: jsonb('dimensions').$type<DatasourceDimension[]>().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const contentDatasourceEntries = pgTable(
  'content_datasource_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    datasourceId: integer('datasource_id')
      .notNull()
      .references(() => contentDatasources.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: text('value').notNull(),
    /** Dimension's `entryValue` → value in it. */
    dimensionValues: jsonb('dimension_values')
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('content_datasource_entries_name').on(table.datasourceId, table.name)],
);

/** Tags that only staff see: on assets and on components. */
export const contentInternalTags = pgTable(
  'content_internal_tags',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    name: text('name').notNull(),
    objectType: text('object_type', { enum: ['asset', 'component'] }).notNull(),
  },
  (table) => [uniqueIndex('content_internal_tags_name').on(table.objectType, table.name)],
);

/** Bloks with their fields filled in, stored under a name as a starting point for other pages. */
export const contentPresets = pgTable(
  'content_presets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    name: text('name').notNull(),
    component: text('component').notNull(),
    content: jsonb('content')
      .$type<{ component: string; _uid: string; [field: string]: unknown }>()
      .notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('content_presets_name').on(table.component, table.name)],
);

export type ExperimentVariant = {
  publicId: string;
  name: string;
  displayName: string;
  weight: number;
  isControl: boolean;
  /** Story of the control → the story that replaces it. */
  stories: { originalId: number; variantId: number }[];
};

export type ExperimentState = 'draft' | 'running' | 'stopped';

/** Whom an experiment targets; an empty list targets everybody. */
export type ExperimentEligibility = {
  locales: LocaleCode[];
  devices: ('phone' | 'computer')[];
};

/** An experiment as the delivery API returns it. The site decides who sees which variant. */
export const contentExperiments = pgTable('content_experiments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  /** The first part of the `exp` cookie. */
  experimentId: text('experiment_id').notNull().unique(),
  /** Part of the body's class: `exp-{name}-{i}`. */
  name: text('name').notNull().unique(),
  displayName: text('display_name').notNull(),
  ownerName: text('owner_name').notNull(),
  state: text('state').$type<ExperimentState>().notNull().default('running'),
  /** How many variants a visitor gets at once. */
  sections: integer('sections').notNull().default(1),
  /** Relative to the other experiments: a visitor takes part in one at a time. */
  weight: doublePrecision('weight').notNull().default(1),
  /** Lifetime of the cookie. */
  maxAgeSeconds: integer('max_age_seconds').notNull().default(604800),
  eligibility: jsonb('eligibility')
    .$type<ExperimentEligibility>()
    .notNull()
    .default({ locales: [], devices: [] }),
  /** The deciding goal: what it is meant to improve. */
  goal: text('goal').notNull().default('build_started'),
  /** Incremented with each change, so that somebody who saves an older version is told. */
  version: integer('version').notNull().default(1),
  variants: jsonb('variants').$type<ExperimentVariant[]>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
