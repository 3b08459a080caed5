import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, text, words } from '#src/site/stories/fields.ts';
import texts from './place-schema-words.json' with { type: 'json' };

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

const placeFields = {
  name: described(words.pipe(z.string().min(1)), {
    label: texts['name.label'],
    required: true,
  }),
  address: described(text, { label: texts['address.label'] }),
  lat: described(degrees(90), { label: texts['lat.label'], required: true }),
  lng: described(degrees(180), { label: texts['lng.label'], required: true }),
};

/** Another place on the map: a second lot, the meeting point of a trail run. Without a position it is ignored. */
export const placeSchema = z.object(placeFields);

export type MapPlace = z.infer<typeof placeSchema>;

/** A place, as stories store it. */
export const mapPlaceSchema = describedRecord(
  z.object({ ...blokFields('map-place'), ...placeFields }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'pin',
    group: 'item',
    preview: 'name',
  },
);
