import { isNotNull } from 'drizzle-orm';
import { galleryBuilds } from '#src/db/schema/gallery.ts';

/** What visitors see. */
export const isPublished = isNotNull(galleryBuilds.publishedAt);
