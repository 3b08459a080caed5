import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const galleryMakesSchema = z.object({ ...blokFields('gallery-makes') });

export type GalleryMakesBlok = z.infer<typeof galleryMakesSchema>;
