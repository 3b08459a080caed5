import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import {
  blokFields,
  bloks,
  flag,
  lines,
  paragraph,
  text,
  words,
} from '#src/site/stories/fields.ts';

const hours = z.coerce.number().nonnegative().catch(0);
const amount = hours;

/** A service: a story in the folder `service-items`. */
export const serviceSchema = describedRecord(
  z.object({
    ...blokFields('service'),
    name: described(words, { label: { en: 'Name', es: 'Nombre' }, required: true }),
    summary: described(paragraph, {
      label: { en: 'In a sentence or two', es: 'En una o dos frases' },
      required: true,
    }),
    /** Slug of its page: "services/lift-kits". */
    page: described(text, {
      type: 'option',
      source: 'service-pages',
      label: { en: 'Page about it', es: 'Página que lo explica' },
    }),
    duration: described(
      z
        .object({ typicalHours: hours, minHours: hours, maxHours: hours })
        .catch({ typicalHours: 0, minHours: 0, maxHours: 0 }),
      {
        type: 'custom',
        format: 'figures',
        label: { en: 'Hours in the shop', es: 'Horas en el taller' },
        options: {
          typicalHours: { en: 'As a rule', es: 'Normalmente' },
          minHours: { en: 'At least', es: 'Mínimo' },
          maxHours: { en: 'At most', es: 'Máximo' },
        },
      },
    ),
    fromPriceUsd: described(amount, {
      label: { en: 'Price from (dollars)', es: 'Precio desde (dólares)' },
      help: { en: '0 is free.', es: '0 es gratis.' },
    }),
    priceNote: described(words, {
      label: { en: 'What the price holds', es: 'Qué incluye el precio' },
    }),
    canWait: described(flag(), {
      label: { en: 'Customers can wait for it', es: 'Se puede esperar en el taller' },
    }),
    leadTimeDays: described(amount, {
      label: { en: 'Days ahead to book', es: 'Días de anticipación' },
    }),
    bookable: described(flag(), {
      label: { en: 'Can be booked on the site', es: 'Se agenda en el sitio' },
    }),
    included: described(lines, {
      label: { en: 'Included', es: 'Incluye' },
      help: { en: 'One thing a line.', es: 'Una cosa por línea.' },
      translatable: true,
    }),
    notIncluded: described(lines, {
      label: { en: 'Not included', es: 'No incluye' },
      help: { en: 'One thing a line.', es: 'Una cosa por línea.' },
      translatable: true,
    }),
    faq: described(bloks, {
      label: { en: 'Questions', es: 'Preguntas' },
      allowed: ['faq-item'],
    }),
  }),
  {
    name: { en: 'Service', es: 'Servicio' },
    help: {
      en: 'One thing the shop does, with time and price.',
      es: 'Algo que hace el taller, con tiempo y precio.',
    },
    icon: 'wrench',
    group: 'root',
    preview: 'name',
  },
);

export const faqItemSchema = describedRecord(
  z.object({
    ...blokFields('faq-item'),
    q: described(words, { label: { en: 'Question', es: 'Pregunta' }, required: true }),
    a: described(paragraph, { label: { en: 'Answer', es: 'Respuesta' }, required: true }),
  }),
  {
    name: { en: 'Question', es: 'Pregunta' },
    help: { en: 'A question and its answer.', es: 'Una pregunta y su respuesta.' },
    icon: 'question',
    group: 'item',
    preview: 'q',
  },
);
