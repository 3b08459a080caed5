import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { mediaAssets } from '#src/db/schema/media.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { localeCodes } from '#src/lib/locales.ts';
import { libraryAsset } from './library-asset.server.ts';
import { type AssetListInput, assetListSchema, type LibraryAsset } from './library-schemas.ts';

export type AssetPage = { assets: LibraryAsset[]; total: number };

/** The library, newest first, `perPage` at a time. Requires media.read. */
export async function listAssets(ctx: Ctx, input: AssetListInput = {}): Promise<AssetPage> {
  requireScope(ctx.actor, 'media.read');
  const { page, perPage, ...filter } = parseInput(assetListSchema, input);
  const where = conditionOf(filter);
  const rows = await ctx.db
    .select()
    .from(mediaAssets)
    .where(where)
    .orderBy(desc(mediaAssets.createdAt), desc(mediaAssets.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await ctx.db.select({ total: count() }).from(mediaAssets).where(where);
  return { assets: rows.map((row) => libraryAsset(ctx, row)), total: counted?.total ?? 0 };
}

type Filter = Omit<z.output<typeof assetListSchema>, 'page' | 'perPage'>;

const typePatterns = { image: 'image/%', video: 'video/%', document: 'application/%' };

function conditionOf({ folderId, search, type, tagId, ids, isPrivate, bin }: Filter) {
  return and(
    bin ? isNotNull(mediaAssets.deletedAt) : isNull(mediaAssets.deletedAt),
    folderId === null ? isNull(mediaAssets.folderId) : undefined,
    typeof folderId === 'number' ? eq(mediaAssets.folderId, folderId) : undefined,
    type === 'any' ? undefined : like(mediaAssets.contentType, typePatterns[type]),
    tagId === undefined ? undefined : sql`${tagId} = any(${mediaAssets.tagIds})`,
    isPrivate === undefined ? undefined : eq(mediaAssets.isPrivate, isPrivate),
    ids && inArray(mediaAssets.id, ids),
    ...search.split(/\s+/).filter(Boolean).map(saysWord),
  );
}

/** Anywhere in its name or its texts. */
function saysWord(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const { fileName, title, source, copyright, alt } = mediaAssets;
  return or(
    ...[fileName, title, source, copyright].map((column) => ilike(column, pattern)),
    ...localeCodes.map((locale) => sql`${alt}->>${locale}::text ilike ${pattern}`),
  );
}
