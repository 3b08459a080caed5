import { z } from 'zod';
import { centsFromUsd } from '#src/lib/money.ts';
import { type FinishedBuildRecord, finishedBuildSchema } from './schemas.ts';

/** A record of the file, and whether the shop took a picture of it. */
export type SeededBuild = { record: FinishedBuildRecord; imageExists: boolean };

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
  .transform(({ id: _id, scene: _scene, imageExists, ...rest }) => ({ record: rest, imageExists }))
  .pipe(z.object({ record: finishedBuildSchema, imageExists: z.boolean() }));

const seedFile = z.object({ builds: z.array(buildRow) });

/** The demo's finished builds (prices of parts in dollars) → the shop's records. Throws `ZodError`. */
export function parseFinishedBuilds(file: unknown): SeededBuild[] {
  return seedFile.parse(file).builds;
}
