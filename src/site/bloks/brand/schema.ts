import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, choice, flag, paragraph, text } from '#src/site/stories/fields.ts';

const kinds = ['lift', 'wheel', 'tire'] as const;

/** A maker of parts: a story in the folder `brands`. */
export const brandSchema = describedRecord(
  z.object({
    ...blokFields('brand'),
    name: described(text, { label: { en: 'Name', es: 'Nombre' }, required: true }),
    kind: described(choice(kinds, 'lift'), {
      label: { en: 'Makes', es: 'Hace' },
      options: {
        lift: { en: 'Lift kits', es: 'Lift kits' },
        wheel: { en: 'Wheels', es: 'Rines' },
        tire: { en: 'Tires', es: 'Llantas' },
      },
    }),
    story: described(paragraph, { label: { en: 'About the maker', es: 'Sobre la marca' } }),
    shop: described(text, {
      label: { en: 'Its own shop', es: 'Su propia tienda' },
      help: {
        en: 'Address of the shop, https://. Only hosts that the settings of the store name are linked.',
        es: 'Dirección de la tienda, https://. Solo se enlazan los sitios que la tienda permite.',
      },
    }),
    lineDetails: described(bloks, {
      label: { en: 'Its lines', es: 'Sus líneas' },
      help: {
        en: 'What the store’s page of a line tells about it.',
        es: 'Lo que dice la página de cada línea en la tienda.',
      },
      allowed: ['brand-line'],
    }),
  }),
  {
    name: { en: 'Brand', es: 'Marca' },
    help: { en: 'A maker of parts and its lines.', es: 'Un fabricante y sus líneas.' },
    icon: 'list',
    group: 'root',
    preview: 'name',
  },
);

export const brandLineSchema = describedRecord(
  z.object({
    ...blokFields('brand-line'),
    lineId: described(text, {
      type: 'option',
      source: 'lines',
      label: { en: 'Line of the catalog', es: 'Línea del catálogo' },
      required: true,
    }),
    story: described(paragraph, { label: { en: 'About the line', es: 'Sobre la línea' } }),
    soldByMaker: described(flag(), {
      label: { en: 'Sold only by the maker', es: 'Solo la vende el fabricante' },
    }),
  }),
  {
    name: { en: 'Line', es: 'Línea' },
    help: { en: 'What is told of one line.', es: 'Lo que se dice de una línea.' },
    icon: 'wheel',
    group: 'item',
    preview: 'lineId',
  },
);
