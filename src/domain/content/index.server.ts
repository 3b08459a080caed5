export { bumpContentVersion } from './bump-content-version.server.ts';
export {
  announceContentVersion,
  createContentVersion,
  readContentVersion,
} from './content-version.server.ts';
export { createStory, type Story } from './create-story.server.ts';
export { createToken } from './create-token.server.ts';
export { type FoundToken, findToken } from './find-token.server.ts';
export { getSpace } from './get-space.server.ts';
export { getStory } from './get-story.server.ts';
export { listStories, type StoryPage } from './list-stories.server.ts';
export { listTokens } from './list-tokens.server.ts';
export { listTree } from './list-tree.server.ts';
export { listVersions, readVersion } from './list-versions.server.ts';
export { type PreviewRequest, readPreview, signPreview } from './preview-signature.server.ts';
export { publishStories, publishStory } from './publish-stories.server.ts';
export { readDraft } from './read-draft.server.ts';
export { renderMarkdown } from './render-markdown.server.ts';
export { renderRichText } from './render-rich-text.server.ts';
export { type RestoreVersionInput, restoreVersion } from './restore-version.server.ts';
export { revokeToken } from './revoke-token.server.ts';
export { sanitizeBannerHtml } from './sanitize-banner-html.server.ts';
export { saveSpace } from './save-space.server.ts';
export { saveStory } from './save-story.server.ts';
export { unpublishStory } from './unpublish-story.server.ts';
