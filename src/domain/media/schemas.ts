import { z } from 'zod';
import { geoSchema } from '#src/lib/geo.ts';
import { inEach } from '#src/lib/locales.ts';
import { why } from './refusals.ts';

/** The formats that the image service supports. */
export const imageFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Focal area "x1xy1:x2xy2" in pixels of the original, in the content service's format; '' if unset. */
export const focusSchema = z
  .string()
  .regex(/^(\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/, why('media.not-a-focus').reason);

/** Texts in each language; empty if nobody has written them yet. */
const wordsSchema = z.object(inEach(() => z.string()));

const common = {
  id: z.int(),
  /** The SHA-256 of the original, in hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  key: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  alt: wordsSchema,
  focus: focusSchema,
};

/** A picture, as pages show it. */
export const assetSchema = z.object({
  ...common,
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});

export type Asset = z.infer<typeof assetSchema>;

/** A picture that is found by its name; a drawn map includes the position of its pin. */
export const keyedAssetSchema = assetSchema.extend({ geo: geoSchema.nullable() });

export type KeyedAsset = z.infer<typeof keyedAssetSchema>;

/** A picture or a film; a film has no size here. */
export const assetFileSchema = z.object({
  ...common,
  widthPx: z.int().positive().nullable(),
  heightPx: z.int().positive().nullable(),
});

export type AssetFile = z.infer<typeof assetFileSchema>;

export function isImageFormat(value: string): value is ImageFormat {
  return imageFormats.some((format) => format === value);
}
