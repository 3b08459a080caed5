export { type AssetUse, whereAssetUsed } from './asset-uses.server.ts';
export { binStory } from './bin-story.server.ts';
export { bumpContentVersion } from './bump-content-version.server.ts';
export { checkStory } from './check-story.server.ts';
export {
  type CompareVersionsInput,
  type Comparison,
  compareVersions,
} from './compare-versions.server.ts';
export {
  announceContentVersion,
  createContentVersion,
  readContentVersion,
} from './content-version.server.ts';
export { countInside } from './count-inside.server.ts';
export { countStories } from './count-stories.server.ts';
export { createStory } from './create-story.server.ts';
export { createToken } from './create-token.server.ts';
export {
  type DatasourceEntry,
  deleteDatasourceEntry,
  listDatasourceEntries,
  readDatasourceEntry,
  saveDatasourceEntry,
} from './datasource-entries.server.ts';
export {
  type Datasource,
  deleteDatasource,
  listDatasources,
  readDatasource,
  saveDatasource,
} from './datasources.server.ts';
export { deliverDatasource, deliverDatasources } from './delivery/deliver-datasources.server.ts';
export { deliverEntries } from './delivery/deliver-entries.server.ts';
export { deliverExperiments } from './delivery/deliver-experiments.server.ts';
export { deliverLink, deliverLinks } from './delivery/deliver-links.server.ts';
export {
  type DeliveredStories,
  type DeliveredStory,
  deliverStories,
  deliverStory,
} from './delivery/deliver-stories.server.ts';
export { deliverTags } from './delivery/deliver-tags.server.ts';
export { getStory } from './delivery/get-story.server.ts';
export { listStories, type StoryPage } from './delivery/list-stories.server.ts';
export { destroyStory } from './destroy-story.server.ts';
export { type DuplicateStoryInput, duplicateStory } from './duplicate-story.server.ts';
export { ensureFolder, folderName } from './ensure-folder.server.ts';
export { findPageAt, findPages } from './find-pages.server.ts';
export { findStories } from './find-stories.server.ts';
export { type FoundToken, findToken } from './find-token.server.ts';
export { getSpace } from './get-space.server.ts';
export {
  deleteInternalTag,
  type InternalTag,
  listInternalTags,
  saveInternalTag,
} from './internal-tags.server.ts';
export { listBin } from './list-bin.server.ts';
export { type FirstEdition, listFirstEditions } from './list-first-editions.server.ts';
export { listFolders, type StoryFolder } from './list-folders.server.ts';
export { listSiblings } from './list-siblings.server.ts';
export { listStoriesBelow } from './list-stories-below.server.ts';
export { listTokens } from './list-tokens.server.ts';
export { listTree } from './list-tree.server.ts';
export { listVersions, readVersion } from './list-versions.server.ts';
export { listWrittenPhones, type WrittenPhones } from './list-written-phones.server.ts';
export { listManagedStories, type ManagedPage } from './management/list-managed-stories.server.ts';
export { readManagedStory } from './management/read-managed-story.server.ts';
export {
  createManagedStory,
  saveManagedStory,
} from './management/write-managed-story.server.ts';
export { type MoveStoryInput, moveStory } from './move-story.server.ts';
export {
  listPlannedPublications,
  movePlannedPublications,
} from './planned-publications.server.ts';
export {
  deletePreset,
  listPresets,
  type Preset,
  readPreset,
  savePreset,
} from './presets.server.ts';
export {
  createPreviewLink,
  listPreviewLinks,
  openPreviewLink,
  type PreviewLink,
  revokePreviewLink,
} from './preview-links.server.ts';
export { type PreviewRequest, readPreview, signPreview } from './preview-signature.server.ts';
export { publishStories, publishStory } from './publish-stories.server.ts';
export { readDraft } from './read-draft.server.ts';
export {
  addRedirect,
  findRedirect,
  listRedirects,
  type Redirect,
  removeRedirect,
} from './redirects.server.ts';
export { renderMarkdown } from './render-markdown.ts';
export { renderRichText } from './render-rich-text.server.ts';
export { replaceAsset } from './replace-asset.server.ts';
export { restoreFromBin } from './restore-from-bin.server.ts';
export { type RestoreVersionInput, restoreVersion } from './restore-version.server.ts';
export { revokeToken } from './revoke-token.server.ts';
export { runDueSchedules } from './run-due-schedules.server.ts';
export { sanitizeBannerHtml } from './sanitize-banner-html.server.ts';
export { saveSpace } from './save-space.server.ts';
export { saveStory } from './save-story.server.ts';
export {
  cancelSchedule,
  listSchedules,
  type ScheduleStoryInput,
  scheduleStory,
} from './schedule-story.server.ts';
export type { Story } from './story.server.ts';
export { storyIdAt } from './story-id-at.server.ts';
export { unpublishStory } from './unpublish-story.server.ts';
export { writeAndBump } from './write-and-bump.server.ts';
