import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import {
  designOf,
  finishOf,
  paintedIn,
  stockBuild,
  type Tread,
  type VehicleBuild,
} from '#src/drawing/index.ts';

const SEEDS = new URL('../../src/db/seeds/', import.meta.url);

const words = z.object({ en: z.string(), es: z.string() });
const sceneWords = z.object({
  timeOfDay: z.string(),
  place: z.string(),
  buildSlug: z.string().optional(),
});

const buildSchema = z.object({
  slug: z.string(),
  vehicleId: z.string(),
  colour: z.object({ hex: z.string() }),
  lift: z.object({ frontIn: z.number(), rearIn: z.number() }).nullable(),
  wheel: z.object({ sku: z.string(), finish: z.string() }).nullable(),
  tire: z.object({ sku: z.string() }),
  imageExists: z.boolean(),
  scene: sceneWords.nullable().optional(),
  imageAlt: words.nullable().optional(),
});

export type FinishedBuild = z.infer<typeof buildSchema>;

const wheelRow = z.object({
  sku: z.string(),
  lineId: z.string(),
  diameterIn: z.number(),
  widthIn: z.number(),
  offsetMm: z.number(),
});
const tireRow = z.object({
  sku: z.string(),
  name: z.string(),
  type: z.enum(['H/T', 'A/T', 'R/T', 'M/T']),
  size: z.string(),
  diameterIn: z.number(),
  sectionIn: z.number(),
});

const teamRow = z.object({ slug: z.string(), portrait: z.object({ alt: words }) });

export interface ShopRecords {
  builds: readonly FinishedBuild[];
  team: readonly z.infer<typeof teamRow>[];
  pages: unknown;
  vehicleOf(build: FinishedBuild): Vehicle;
  /** What is on the vehicle, from the catalogue's own rows. */
  fittedOn(build: FinishedBuild): VehicleBuild;
  buildOf(slug: string): FinishedBuild;
}

/** The demo shop's records as its seed reads them. */
export async function readShopRecords(): Promise<ShopRecords> {
  const vehicles = vehicleSchema.array().parse(await readSeed('reference/vehicles.json'));
  const catalog = z
    .object({ wheels: z.array(wheelRow), tires: z.array(tireRow) })
    .parse(await readSeed('demo/catalog.json'));
  const { builds } = z
    .object({ builds: z.array(buildSchema) })
    .parse(await readSeed('demo/copy/builds.json'));
  const { team } = z
    .object({ team: z.array(teamRow) })
    .parse(await readSeed('demo/copy/team.json'));
  const vehicleOf = (build: FinishedBuild) => find(vehicles, 'id', build.vehicleId);
  return {
    builds,
    team,
    pages: await readSeed('demo/copy/pages.json'),
    vehicleOf,
    fittedOn: (build) => fitParts(vehicleOf(build), build, catalog),
    buildOf: (slug) => find(builds, 'slug', slug),
  };
}

async function readSeed(path: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(path, SEEDS), 'utf8'));
}

function find<K extends string, T extends Record<K, unknown>>(
  rows: readonly T[],
  key: K,
  value: T[K],
) {
  const row = rows.find((candidate) => candidate[key] === value);
  if (!row) throw new Error(`No row with ${key} ${String(value)}`);
  return row;
}

interface Parts {
  wheels: z.infer<typeof wheelRow>[];
  tires: z.infer<typeof tireRow>[];
}

function fitParts(vehicle: Vehicle, build: FinishedBuild, { wheels, tires }: Parts): VehicleBuild {
  const tire = find(tires, 'sku', build.tire.sku);
  const stock = stockBuild(vehicle);
  return {
    liftFrontIn: build.lift?.frontIn ?? 0,
    liftRearIn: build.lift?.rearIn ?? 0,
    paint: paintedIn(build.colour.hex),
    tire: {
      diameterIn: tire.diameterIn,
      sectionIn: tire.sectionIn,
      tread: tire.type satisfies Tread,
      label: tire.size,
      lineName: tire.name,
    },
    wheel: build.wheel ? fitWheel(build.wheel, wheels) : stock.wheel,
  };
}

function fitWheel({ sku, finish }: { sku: string; finish: string }, wheels: Parts['wheels']) {
  const { lineId, diameterIn, widthIn, offsetMm } = find(wheels, 'sku', sku);
  return { diameterIn, widthIn, offsetMm, design: designOf(lineId), finish: finishOf(finish) };
}
