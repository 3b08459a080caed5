import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assetUrl } from '#src/domain/media/index.ts';
import { defaultLocale, type LocaleCode } from '#src/lib/locales.ts';
import { fieldsIn, textIn } from '#src/lib/translated.ts';
import { assetsIn } from './references.ts';
import type { StoryOptions } from './story-options.ts';

/** The current state of an asset: stories hold a copy from when it was chosen. */
export type AssetWire = {
  id: number;
  filename: string;
  content_type: string;
  content_length: number;
  alt: string;
  title: string;
  focus: string;
  source: string;
  copyright: string;
  meta_data: Record<string, string>;
};

/** The assets of the contents. Private ones are only for readers who may see drafts. */
export async function readAssets(
  ctx: Ctx,
  contents: readonly unknown[],
  { version, language }: Pick<StoryOptions, 'version' | 'language'>,
): Promise<AssetWire[]> {
  const ids = [...assetsIn(contents)];
  if (ids.length === 0) return [];
  const isShown = version === 'published' ? eq(mediaAssets.isPrivate, false) : undefined;
  const rows = await ctx.db
    .select()
    .from(mediaAssets)
    .where(and(inArray(mediaAssets.id, ids), isNull(mediaAssets.deletedAt), isShown))
    .orderBy(mediaAssets.id);
  return rows.map((row) => wireAsset(row, language ?? defaultLocale));
}

function wireAsset(row: typeof mediaAssets.$inferSelect, language: LocaleCode): AssetWire {
  const { id, focus, title, source, copyright } = row;
  return {
    id,
    filename: assetUrl({ ...row, widthPx: row.widthPx ?? 0, heightPx: row.heightPx ?? 0 }),
    content_type: row.contentType,
    content_length: row.bytes,
    alt: textIn(row.alt, language),
    title,
    focus,
    source,
    copyright,
    meta_data: { ...fieldsIn('alt', row.alt), title, source, copyright },
  };
}
