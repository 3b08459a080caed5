import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

/** The build application. What it shows depends on the URL and on the visitor. */
export const buildFlowSchema = describedBlok(z.object(blokFields('build-flow')), {
  name: { en: 'Build a truck', es: 'Armar una troca' },
  help: {
    en: 'The build itself: vehicle, parts, price. It needs no settings.',
    es: 'El armador: vehículo, partes y precio. No necesita ajustes.',
  },
  icon: 'truck',
  group: 'forms',
});
export type BuildFlowBlok = z.infer<typeof buildFlowSchema>;
