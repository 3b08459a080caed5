import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const buildBrandsSchema = describedBlok(z.object({ ...blokFields('build-brands') }), {
  name: { en: 'Brands we build with', es: 'Marcas que usamos' },
  help: {
    en: 'All brands of the folder “brands”. It needs no settings.',
    es: 'Todas las marcas de la carpeta “brands”. No necesita ajustes.',
  },
  icon: 'list',
  group: 'shop',
  kept: 'brands',
});

export type BuildBrandsBlok = z.infer<typeof buildBrandsSchema>;

/** What a maker makes; null if its story does not say. */
export const brandKind = z.enum(['lift', 'wheel', 'tire']).nullable().catch(null);

export type BrandKind = z.infer<typeof brandKind>;
