import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

export const galleryGridSchema = z.object({
  ...blokFields('gallery-grid'),
  /** Slug of a make; all makes when empty. */
  make: text,
});

export type GalleryGridBlok = z.infer<typeof galleryGridSchema>;
