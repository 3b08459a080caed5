import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const fitsVehiclesSchema = describedBlok(z.object({ ...blokFields('fits-vehicles') }), {
  name: { en: 'Which vehicles it fits', es: 'En qué vehículos queda' },
  help: {
    en: 'Only on a product’s page. It needs no settings.',
    es: 'Solo en la página de un producto. No necesita ajustes.',
  },
  icon: 'truck',
  group: 'fixed',
});

export type FitsVehiclesBlok = z.infer<typeof fitsVehiclesSchema>;
