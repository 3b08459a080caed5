import { z } from 'zod';
import { centsFromUsd } from '#src/lib/money.ts';
import { finishedBuildSchema } from './schemas.ts';

const { labour, lift, price } = finishedBuildSchema.shape;
const kit = lift.unwrap();

/** The demo's records contain the hours and the complete bill. */
const seededSchema = finishedBuildSchema.extend({
  labour: labour.unwrap(),
  lift: kit.extend({ priceCents: kit.shape.priceCents.unwrap() }).nullable(),
  price: price.unwrap().required(),
});

/** A record of the file, and whether there is a picture of it. */
export type SeededBuild = { record: z.infer<typeof seededSchema>; imageExists: boolean };

const priced = z
  .looseObject({ priceUsd: z.number() })
  .transform(({ priceUsd, ...rest }) => ({ ...rest, priceCents: centsFromUsd(priceUsd) }));

const buildRow = z
  .looseObject({
    lift: priced.nullable(),
    extras: z.array(priced),
    owner: z.object({ firstName: z.string(), city: z.string() }),
    imageExists: z.boolean(),
    id: z.unknown(),
    scene: z.unknown(),
  })
  .transform(({ id: _id, scene: _scene, imageExists, ...rest }) => ({
    record: seededSchema.parse(rest),
    imageExists,
  }));

const seedFile = z.object({ builds: z.array(buildRow) });

/** Converts the demo's finished builds (part prices in dollars) to the shop's records. @throws {ZodError} */
export function parseFinishedBuilds(file: unknown): SeededBuild[] {
  return seedFile.parse(file).builds;
}
