import type { Ctx } from '#src/domain/context.ts';
import { seedBooking } from './booking.ts';
import { seedCatalog, seedVehicles } from './catalog.ts';
import { type Copy, seedStories } from './content/seed-stories.ts';
import type { Pictures } from './pictures.ts';
import { seedFinishedBuilds, seedJobs, seedReviews } from './records.ts';
import type { SeedFiles } from './seed-files.ts';
import { seedSettings, seedShop } from './settings.ts';

/** `demo`: the fictional shop. `empty`: a starter site in neutral words, without people and goods. */
export type Scenario = 'demo' | 'empty';

export type Material = { files: SeedFiles; pictures: Pictures };
export type Step = { name: string; run(ctx: Ctx, material: Material): Promise<unknown> };

const vehicles: Step = {
  name: 'Vehicles',
  run: async (ctx, { files }) => seedVehicles(ctx, await files.json('reference/vehicles.json')),
};

export const steps: Record<Scenario, readonly Step[]> = {
  demo: [
    {
      name: 'Settings',
      run: async (ctx, { files }) => seedSettings(ctx, await files.json('demo/copy/site.json')),
    },
    {
      name: 'Booking',
      run: async (ctx, { files }) =>
        seedBooking(ctx, {
          services: await files.json('demo/copy/services.json'),
          team: await files.json('demo/copy/team.json'),
          booking: await files.json('demo/booking.json'),
        }),
    },
    vehicles,
    {
      name: 'Catalogue',
      run: async (ctx, { files }) => seedCatalog(ctx, await files.json('demo/catalog.json')),
    },
    {
      name: 'Finished builds',
      run: async (ctx, { files, pictures }) =>
        seedFinishedBuilds(ctx, {
          file: await files.json('demo/copy/builds.json'),
          imageIdOf: pictures.imageIdOf,
        }),
    },
    {
      name: 'Reviews',
      run: async (ctx, { files }) => seedReviews(ctx, await files.json('demo/copy/reviews.json')),
    },
    {
      name: 'Jobs',
      run: async (ctx, { files }) => seedJobs(ctx, await files.json('demo/copy/jobs.json')),
    },
    {
      name: 'Stories',
      run: async (ctx, { files, pictures }) =>
        seedStories(ctx, { copy: await readDemo(files), resolveImage: pictures.resolveImage }),
    },
  ],
  empty: [
    {
      name: 'Settings',
      run: async (ctx, { files }) => seedShop(ctx, await files.json('empty/settings.json')),
    },
    vehicles,
    {
      name: 'Stories',
      run: async (ctx, { files, pictures }) =>
        seedStories(ctx, { copy: await readStarter(files), resolveImage: pictures.resolveImage }),
    },
  ],
};

async function readDemo(files: SeedFiles): Promise<Copy> {
  const [pages, services, team, brands, site] = await Promise.all(
    ['pages', 'services', 'team', 'brands', 'site'].map((name) =>
      files.json(`demo/copy/${name}.json`),
    ),
  );
  return { pages, services, team, brands, site };
}

/** Who works there and whose goods it sells is for the shop to write. */
async function readStarter(files: SeedFiles): Promise<Copy> {
  const [pages, services, site] = await Promise.all(
    ['pages', 'services', 'site'].map((name) => files.json(`empty/copy/${name}.json`)),
  );
  return { pages, services, team: { team: [] }, brands: { makers: [], lines: [] }, site };
}
