import { listLines, listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { listPresets, listTree } from '#src/domain/content/index.server.ts';
import { recordFolders, type TreeItem } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { listExperiments } from '#src/domain/experiments/index.server.ts';
import { listMakes } from '#src/domain/gallery/index.server.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import type { Choice, EditorSourcesData } from './fields/editor-sources.tsx';

/** The choices in the editor's fields: components, pages, and records of the shop. Requires content.read. */
export async function loadEditorSources(ctx: Ctx): Promise<EditorSourcesData> {
  const [tree, vehicles, lines, makes, experiments, presets] = await Promise.all([
    listTree(ctx),
    listVehicles(ctx),
    listLines(ctx),
    listMakes(ctx),
    listExperiments(ctx),
    listPresets(ctx),
  ]);
  const stories = tree.filter(({ isFolder }) => !isFolder);
  const folders = tree.filter(({ isFolder }) => isFolder);
  return {
    components: describeComponents(),
    stories: stories.filter(isPage).map(storyChoice),
    choices: {
      services: below(stories, `${recordFolders.service}/`).map(({ slug, name }) =>
        choice(slug, name),
      ),
      'service-pages': below(stories, 'services/').map(({ fullSlug, name }) =>
        choice(fullSlug, name),
      ),
      makes: makes.map(({ makeSlug, make }) => choice(makeSlug, make)),
      vehicles: vehicles.map((vehicle) => choice(vehicle.id, vehicleName(vehicle))),
      experiments: experiments.map(({ experimentId, displayName }) =>
        choice(experimentId, displayName),
      ),
      lines: lines.map(({ line }) => choice(line.lineId, `${line.brand} ${line.name}`)),
    },
    folders: Object.fromEntries(folders.map(({ fullSlug, id, name }) => [fullSlug, { id, name }])),
    presets: presets.map(({ id, name, component, content }) => ({ id, name, component, content })),
    frame: stories.find(({ fullSlug }) => fullSlug === 'site/global')?.id ?? null,
  };
}

function isPage({ component, fullSlug }: TreeItem): boolean {
  return (
    component === 'page' && !fullSlug.startsWith('templates/') && !fullSlug.startsWith('errors/')
  );
}

function vehicleName({ make, model, representativeConfig, years: [from, to] }: Vehicle): string {
  return `${make} ${model}, ${from}–${to ?? ''} (${representativeConfig})`;
}

function storyChoice({ uuid, name, fullSlug, published }: TreeItem) {
  return { uuid, name, fullSlug, published: published !== 'no' };
}

function below(stories: readonly TreeItem[], folder: string): TreeItem[] {
  return stories.filter((one) => one.fullSlug.startsWith(folder));
}

function choice(value: string, label: string): Choice {
  return { value, label };
}
