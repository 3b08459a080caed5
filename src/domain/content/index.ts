export { compareContent, type Difference } from './compare-content.ts';
export type { DatasourceInput, EntryInput, InternalTagInput } from './datasource-schemas.ts';
export { filterPairs } from './delivery/filter-query.ts';
export {
  datasourceListQuerySchema,
  entryListQuerySchema,
  linkListQuerySchema,
  tagListQuerySchema,
} from './delivery/list-schemas.ts';
export { localiseContent } from './delivery/localise-content.ts';
export {
  type StoryListQuery,
  type StoryQueryParsed,
  storyListQuerySchema,
  storyQuerySchema,
} from './delivery/query-schemas.ts';
export type { MultilinkField } from './field-values.ts';
export { currentClasses } from './former-classes.ts';
export type { FoundPage, FoundPages } from './found-page.ts';
export { isHidden } from './hidden-addresses.ts';
export type { ManagedInput } from './management/managed-input.ts';
export { managedQuerySchema } from './management/managed-query.ts';
export type { ManagedStory } from './management/managed-story.ts';
export { pagePath } from './page-path.ts';
export type {
  ContentClient,
  ContentVersion,
  StoryQuery,
  StoryWire,
  VersionSource,
} from './ports.ts';
export { recordFolders } from './record-folders.ts';
export { renderMarkdown } from './render-markdown.ts';
export { type LanguageCode, languageCodes, type SpaceWire, spaceId } from './space.ts';
export type {
  BinItem,
  PublishedState,
  ScheduledAction,
  StoryDraft,
  StorySchedule,
  StoryVersion,
  TreeItem,
  VersionAction,
} from './story-draft.ts';
export { type StoryFilter, storyFilters } from './story-filters.ts';
export type { IssueLevel, StoryIssue } from './story-issue.ts';
export { type CreateStoryInput, namedSchema, type SaveStoryInput } from './story-schemas.ts';
export {
  type CreateTokenInput,
  type GoodsAccess,
  isGoodsAccess,
  type TokenAccess,
  type TokenRecord,
  tokenAccesses,
} from './token-schemas.ts';
export {
  collectTexts,
  type IsTranslatable,
  type StoryTexts,
  withTexts,
} from './translatable-texts.ts';
