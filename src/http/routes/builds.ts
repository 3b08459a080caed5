import { z } from 'zod';
import { getBuild, startBuild } from '#src/domain/builds/index.server.ts';
import {
  buildCookie,
  buildCookieName,
  completedOptionsSchema,
  startBuildSchema,
} from '#src/domain/builds/index.ts';
import { type FinishedBuild, listFinishedBuilds } from '#src/domain/gallery/index.server.ts';
import { type Asset, assetUrl } from '#src/domain/media/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import { type LocaleCode, localeCodes } from '#src/lib/locales.ts';
import { onlyIn } from '#src/lib/translated.ts';
import { defineCall } from '../api/api-call.ts';
import { accessOf, arrival, buildParams, exampleBuildId } from '../api/own-build.ts';
import type { ServeCall } from '../api/serve-call.ts';

const option = z.enum(['lift-kits', 'wheels', 'tires']);

const translated = z
  .partialRecord(z.enum(localeCodes), z.string())
  .meta({ description: 'In each language that the shop speaks.' });

const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: translated,
});

const finishedBuild = z.object({
  id: z.uuid(),
  slug: z.string(),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  title: translated,
  finishedOn: z.iso.date(),
  image: picture.nullable(),
});

export const listBuildsCall = defineCall({
  id: 'listBuilds',
  method: 'get',
  path: '/p/v1/builds',
  summary: 'List finished builds, newest first',
  description:
    'Trucks that the shop has built and shows in its gallery. Nothing tells whose they are.',
  limit: 'read',
  query: z.object({
    image_exists: z
      .enum(['0', '1'])
      .optional()
      .meta({ description: '1: only builds with a picture; 0: only those without.' }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(12)
      .default(3)
      .meta({ description: 'How many at most.' }),
  }),
  answer: { status: 200, text: 'Finished builds.', data: z.array(finishedBuild) },
  example: { query: 'image_exists=1&limit=3' },
});

const { vehicleId, year, selectedOptions, locale } = startBuildSchema.shape;

export const startBuildCall = defineCall({
  id: 'startBuild',
  method: 'post',
  path: '/p/v1/builds',
  summary: 'Start a build',
  description:
    'Begins a build on a vehicle of the catalog. The answer sets the cookie that this build is opened with from now on; it is told this once, and the id alone opens nothing.',
  limit: 'start',
  body: startBuildSchema.extend({
    vehicleId: vehicleId.meta({ description: 'Id of a vehicle in the list of vehicles.' }),
    year: year.meta({ description: 'A model year that it was sold in.' }),
    selectedOptions: selectedOptions.meta({
      description: 'What the build is about; all three when it is left out.',
    }),
    locale: locale.meta({ description: 'The language in which the shop answers.' }),
    source: arrival,
  }),
  answer: {
    status: 201,
    text: 'The build exists.',
    data: z.object({ id: z.uuid() }),
    sets: [buildCookieName],
  },
  example: { body: { vehicleId: 'ford-f150-2021', year: 2021 } },
});

const ownBuild = z.object({
  id: z.uuid(),
  locale: z.enum(localeCodes),
  selectedOptions: z.array(option),
  currentOption: option.nullable(),
  firstOption: option.nullable(),
  meta: completedOptionsSchema.meta({
    description: 'Completed options; a missing key is not completed.',
  }),
  version: z.int().meta({ description: 'Grows by one with each change.' }),
});

export const getBuildCall = defineCall({
  id: 'getBuild',
  method: 'get',
  path: '/p/v1/builds/{buildId}',
  summary: 'Read one’s own build',
  description: 'The build as the server keeps it, for the browser that started it.',
  limit: 'read',
  ownBuild: true,
  params: buildParams,
  answer: { status: 200, text: 'The build.', data: ownBuild },
  example: { params: { buildId: exampleBuildId } },
});

export function serveBuilds(serve: ServeCall, { https }: { https: boolean }): void {
  serve(listBuildsCall, async ({ ctx, query: { image_exists, limit } }) => {
    const imageExists = image_exists === undefined ? undefined : image_exists === '1';
    const { builds } = await listFinishedBuilds(ctx, { imageExists, limit });
    const { languages } = await getShopSettings(ctx);
    return { data: builds.map((build) => toFinishedBuild(build, languages.on)) };
  });

  serve(startBuildCall, async ({ ctx, c, body: { source, ...input } }) => {
    const access = await startBuild(ctx, { ...input, origin: originOf(c.req.raw, source) });
    return { data: { id: access.id }, cookies: [buildCookie(access, { secure: https })] };
  });

  serve(getBuildCall, async ({ ctx, c, params }) => {
    const { completedOptions: meta, ...build } = await getBuild(ctx, accessOf(c, params.buildId));
    return { data: { ...build, meta } };
  });
}

type Languages = readonly LocaleCode[];

function toFinishedBuild(
  { image, ...build }: FinishedBuild,
  languages: Languages,
): z.input<typeof finishedBuild> {
  const title = onlyIn(build.title, languages);
  return { ...build, title, image: image && toPicture(image, languages) };
}

function toPicture(asset: Asset, languages: Languages): z.input<typeof picture> {
  const { widthPx, heightPx } = asset;
  const alt = onlyIn(asset.alt, languages);
  return { url: assetUrl(asset), width: widthPx, height: heightPx, alt };
}
