import type { LibraryAsset } from '#src/domain/media/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { fieldsIn } from '#src/lib/translated.ts';

/** An asset in the format of the management API. */
export function wireAsset(asset: LibraryAsset) {
  const { alt, title, source, copyright } = asset;
  return {
    id: asset.id,
    filename: asset.filename,
    short_filename: asset.fileName,
    content_type: asset.contentType,
    content_length: asset.bytes,
    asset_folder_id: asset.folderId,
    alt: alt[defaultLocale],
    title,
    source,
    copyright,
    focus: asset.focus,
    is_private: asset.isPrivate,
    internal_tag_ids: asset.tagIds,
    meta_data: { ...fieldsIn('alt', alt), title, source, copyright },
    signed_url: asset.isPrivate ? asset.src : null,
    expire_at: null,
    publish_at: null,
    space_id: 1,
    deleted_at: asset.deletedAt?.toISOString() ?? null,
    created_at: asset.createdAt.toISOString(),
    updated_at: asset.updatedAt.toISOString(),
  };
}
