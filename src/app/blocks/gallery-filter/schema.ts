import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const galleryFilterSchema = z.object({ ...blokFields('gallery-filter') });

export type GalleryFilterBlok = z.infer<typeof galleryFilterSchema>;
