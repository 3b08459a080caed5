import { listLines, listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import {
  listFolders,
  listPresets,
  listStoriesBelow,
  storyIdAt,
} from '#src/domain/content/index.server.ts';
import { recordFolders } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { listExperiments } from '#src/domain/experiments/index.server.ts';
import { listMakes } from '#src/domain/gallery/index.server.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import type { Choice, EditorSourcesData } from './fields/editor-sources.tsx';

/**
 * The choices in the editor's fields: components, and records of the shop. Pages are searched for instead. Requires
 * content.read.
 */
export async function loadEditorSources(ctx: Ctx): Promise<EditorSourcesData> {
  const [stories, vehicles, lines, makes, experiments, presets] = await Promise.all([
    loadStories(ctx),
    listVehicles(ctx),
    listLines(ctx),
    listMakes(ctx),
    listExperiments(ctx),
    listPresets(ctx),
  ]);
  return {
    components: describeComponents(),
    choices: {
      services: stories.services.map(({ slug, name }) => choice(slug, name)),
      'service-pages': stories.servicePages.map(({ fullSlug, name }) => choice(fullSlug, name)),
      makes: makes.map(({ makeSlug, make }) => choice(makeSlug, make)),
      vehicles: vehicles.map((vehicle) => choice(vehicle.id, vehicleName(vehicle))),
      experiments: experiments.map(({ experimentId, displayName }) =>
        choice(experimentId, displayName),
      ),
      lines: lines.map(({ line }) => choice(line.lineId, `${line.brand} ${line.name}`)),
    },
    folders: Object.fromEntries(
      stories.folders.map(({ fullSlug, id, name }) => [fullSlug, { id, name }]),
    ),
    presets: presets.map(({ id, name, component, content }) => ({ id, name, component, content })),
    frame: stories.frame,
  };
}

/** The stories that parts show or refer to: services, the folders of records, and the header and footer. */
async function loadStories(ctx: Ctx) {
  const [services, servicePages, folders, frame] = await Promise.all([
    listStoriesBelow(ctx, { folder: recordFolders.service }),
    listStoriesBelow(ctx, { folder: 'services' }),
    listFolders(ctx),
    storyIdAt(ctx, 'site/global'),
  ]);
  const kept: readonly string[] = Object.values(recordFolders);
  return {
    services,
    servicePages,
    folders: folders.filter(({ fullSlug }) => kept.includes(fullSlug)),
    frame,
  };
}

function vehicleName({ make, model, representativeConfig, years: [from, to] }: Vehicle): string {
  return `${make} ${model}, ${from}–${to ?? ''} (${representativeConfig})`;
}

function choice(value: string, label: string): Choice {
  return { value, label };
}
