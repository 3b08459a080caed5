import { z } from 'zod';
import { geoSchema } from '#src/lib/geo.ts';
import { translatedSchema } from '#src/lib/translated.ts';

const sceneSchema = z.looseObject({
  place: z.string().optional(),
  timeOfDay: z.string().optional(),
  buildSlug: z.string().optional(),
});
export type Scene = z.infer<typeof sceneSchema>;

const pictureSchema = z.looseObject({
  key: z.string().min(1),
  /** Relative to `demo/images/`. */
  file: z.string().min(1),
  alt: translatedSchema,
  focus: z.string().default(''),
  /** The finished build that it shows. */
  buildSlug: z.string().nullish(),
  scene: sceneSchema.nullish(),
  /** Position of the pin on a drawn map. */
  geo: geoSchema.optional(),
});

/** A file of the demo: its name, its path below `demo/`, and its texts. */
export type PictureRow = z.infer<typeof pictureSchema>;

export const pictureListSchema = z.union([
  z.array(pictureSchema),
  z.looseObject({ images: z.array(pictureSchema) }).transform(({ images }) => images),
]);
