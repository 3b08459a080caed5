import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const buildBrandsSchema = z.object({ ...blokFields('build-brands') });

export type BuildBrandsBlok = z.infer<typeof buildBrandsSchema>;

/** What a maker makes; null where its story does not say. */
export const brandKind = z.enum(['lift', 'wheel', 'tire']).nullable().catch(null);

export type BrandKind = z.infer<typeof brandKind>;
