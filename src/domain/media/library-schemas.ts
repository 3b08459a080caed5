import { z } from 'zod';
import { inEach } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { type AssetKind, assetKinds } from './asset-format.ts';
import { focusSchema } from './schemas.ts';

const id = z.int().positive();
const line = z.string().trim().max(300);
const folderId = id.nullable();

/** Texts about a picture in each language; they may be empty until it is published. */
const altSchema = z.strictObject(inEach(() => line));

export const uploadAssetInputSchema = z.strictObject({
  fileName: z.string().min(1).max(500),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  folderId: folderId.default(null),
  alt: altSchema.default(inEach(() => '')),
  title: line.default(''),
  isPrivate: z.boolean().default(false),
});
export type UploadAssetInput = z.input<typeof uploadAssetInputSchema>;

export const saveAssetInputSchema = z.strictObject({
  id,
  alt: altSchema.optional(),
  title: line.optional(),
  focus: focusSchema.optional(),
  source: line.optional(),
  copyright: line.optional(),
  folderId: folderId.optional(),
  tagIds: z.array(id).max(50).optional(),
  isPrivate: z.boolean().optional(),
});
export type SaveAssetInput = z.input<typeof saveAssetInputSchema>;

export const assetListSchema = z.strictObject({
  /** Null: those without a folder; undefined: all. */
  folderId: folderId.optional(),
  search: z.string().trim().max(100).default(''),
  type: z.enum(['any', ...assetKinds]).default('any'),
  tagId: id.optional(),
  ids: z.array(id).max(100).optional(),
  isPrivate: z.boolean().optional(),
  /** Those in the bin instead of those in use. */
  bin: z.boolean().default(false),
  page: z.int().min(1).max(100_000).default(1),
  perPage: z.int().min(1).max(1000).default(48),
});
export type AssetListInput = z.input<typeof assetListSchema>;

export const announceUploadInputSchema = z.strictObject({
  fileName: z.string().min(1).max(500),
  /** Size of the file in bytes, if known. */
  bytes: z.int().min(0).optional(),
  folderId: folderId.default(null),
  isPrivate: z.boolean().default(false),
});
export type AnnounceUploadInput = z.input<typeof announceUploadInputSchema>;

export const folderNameSchema = z.string().trim().min(1).max(100);
export const createAssetFolderInputSchema = z.strictObject({
  name: folderNameSchema,
  parentId: folderId.default(null),
});
export type CreateAssetFolderInput = z.input<typeof createAssetFolderInputSchema>;

export const saveAssetFolderInputSchema = z.strictObject({
  id,
  name: folderNameSchema.optional(),
  parentId: folderId.optional(),
});
export type SaveAssetFolderInput = z.input<typeof saveAssetFolderInputSchema>;

export type AssetFolder = {
  id: number;
  name: string;
  parentId: number | null;
  /** How many assets are directly in it, without those in the bin. */
  assetCount: number;
};

/** An asset as the library shows it. */
export type LibraryAsset = {
  id: number;
  kind: AssetKind;
  /** Its URL as stored in stories: "/f/1/1600x1000/<hash>/truck.jpg". */
  filename: string;
  /** Its URL for the back office: for a private asset with a signature that expires. */
  src: string;
  hash: string;
  fileName: string;
  contentType: string;
  bytes: number;
  widthPx: number | null;
  heightPx: number | null;
  alt: Translated;
  focus: string;
  title: string;
  source: string;
  copyright: string;
  folderId: number | null;
  tagIds: number[];
  isPrivate: boolean;
  uploadedBy: string | null;
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
