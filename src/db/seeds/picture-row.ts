import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';
import { geoSchema } from '#src/lib/geo.ts';

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
  alt: bilingualSchema,
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
