import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const buildBrandsSchema = describedBlok(z.object({ ...blokFields('build-brands') }), {
  name: texts.name,
  help: texts.help,
  icon: 'list',
  group: 'shop',
  kept: 'brands',
});

export type BuildBrandsBlok = z.infer<typeof buildBrandsSchema>;

/** What a maker makes; null if its story does not say. */
export const brandKind = z.enum(['lift', 'wheel', 'tire']).nullable().catch(null);

export type BrandKind = z.infer<typeof brandKind>;
