export type { MultilinkField } from './field-values.ts';
export { pagePath } from './page-path.ts';
export type {
  ContentClient,
  ContentVersion,
  StoryQuery,
  StoryWire,
  VersionSource,
} from './ports.ts';
export {
  type StoryListQuery,
  type StoryQueryParsed,
  storyListQuerySchema,
  storyQuerySchema,
} from './query-schemas.ts';
export { type LanguageCode, languageCodes, type SpaceWire, spaceId } from './space.ts';
export type {
  PublishedState,
  ScheduledAction,
  StoryDraft,
  StoryVersion,
  TreeItem,
  VersionAction,
} from './story-draft.ts';
export type { CreateStoryInput, SaveStoryInput } from './story-schemas.ts';
export {
  type CreateTokenInput,
  type TokenAccess,
  type TokenRecord,
  tokenAccesses,
} from './token-schemas.ts';
