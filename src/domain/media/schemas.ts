import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';

/** What a picture may be. SVG is a document with a language of its own and is refused. */
export const imageFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Focal area "x1xy1:x2xy2" in original pixels, as the content service writes it; '' when unset. */
export const focusSchema = z.string().regex(/^(\d{1,5}x\d{1,5}:\d{1,5}x\d{1,5})?$/);

/** An uploaded picture. `hash` is the SHA-256 of the original in hex. */
export const assetSchema = z.object({
  id: z.int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  key: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  alt: bilingualSchema,
  focus: focusSchema,
});

export type Asset = z.infer<typeof assetSchema>;

export function isImageFormat(value: string): value is ImageFormat {
  return imageFormats.some((format) => format === value);
}
