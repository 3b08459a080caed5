import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, text, words } from '#src/site/stories/fields.ts';

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

const placeFields = {
  name: described(words.pipe(z.string().min(1)), {
    label: { en: 'Name', es: 'Nombre' },
    required: true,
  }),
  address: described(text, { label: { en: 'Address', es: 'Dirección' } }),
  lat: described(degrees(90), { label: { en: 'Latitude', es: 'Latitud' }, required: true }),
  lng: described(degrees(180), { label: { en: 'Longitude', es: 'Longitud' }, required: true }),
};

/** Another place on the map: a second lot, the meeting point of a trail run. Without a position it is ignored. */
export const placeSchema = z.object(placeFields);

export type MapPlace = z.infer<typeof placeSchema>;

/** A place, as stories store it. */
export const mapPlaceSchema = describedRecord(
  z.object({ ...blokFields('map-place'), ...placeFields }),
  {
    name: { en: 'Place on the map', es: 'Lugar en el mapa' },
    help: {
      en: 'A place besides the shop, with its address.',
      es: 'Un lugar además del taller, con su dirección.',
    },
    icon: 'pin',
    group: 'item',
    preview: 'name',
  },
);
