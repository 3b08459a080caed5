/**
 * A separate process that changes content like any external program: with the unmodified clients, over HTTP. Prints
 * the results as JSON. Arguments: origin, management token, a picture.
 */
import { readFileSync } from 'node:fs';
import { createManagementApiClient } from '@storyblok/management-api-client';
import { Storyblok } from 'storyblok-js-client';
import OldStoryblok from 'storyblok-js-client-4';

const [origin = '', token = '', picture = ''] = process.argv.slice(2);
const client = createManagementApiClient({
  personalAccessToken: token,
  spaceId: 1,
  baseUrl: origin,
  rateLimit: false,
});
const seen: Record<string, unknown> = {};

const content = { component: 'page', seo_title: 'By the client', body: [] };
const folder = await client.stories.create({
  body: { story: { name: 'Landing', slug: 'landing', is_folder: true } },
});
const parent_id = folder.data?.story?.id ?? 0;
const created = await client.stories.create({
  body: { story: { name: 'Summer', slug: 'summer', parent_id, content } },
});
const id = created.data?.story?.id ?? 0;
seen.created = created.data?.story;
const twin = await client.stories.create({
  body: { story: { name: 'Summer', slug: 'summer', parent_id, content } },
});
seen.twin = { status: twin.response?.status, error: twin.error };
seen.updated = (
  await client.stories.update(id, {
    body: {
      story: { name: 'Summer 2', slug: 'summer', content: { ...content, seo_title: 'Changed' } },
    },
  })
).data?.story;
seen.published = (await client.stories.publish(id)).data?.story;
seen.changedAfter = (
  await client.stories.update(id, { body: { story: { name: 'Summer 3', slug: 'sun' } } })
).data?.story;
seen.versions = (await client.stories.versions(id)).data?.versions;
seen.duplicate = (
  await client.stories.duplicate(id, { body: { story: { name: 'Autumn', slug: 'autumn' } } })
).data?.story;
seen.listed = (
  await client.stories.list({ query: { starts_with: 'landing/', sort_by: 'name:asc' } })
).data?.stories;
seen.found = (await client.stories.list({ query: { text_search: 'Changed', per_page: 1 } })).data;
seen.one = (await client.stories.get(id)).data?.story;
const js7 = new Storyblok({ oauthToken: token, endpoint: `${origin}/v1`, rateLimit: 50 });
const textsPath = `spaces/1/stories/${id}`;
const exported = (await js7.get(`${textsPath}/export.json`, {})).data as Record<string, string>;
const [textKey = ''] = Object.keys(exported).filter((key) => key.endsWith(':seo_title'));
await js7.put(`${textsPath}/import.json?lang_code=es&import_lang=true`, {
  data: { page: exported.page, [textKey]: 'Del traductor', 'gone:page:seo_title': 'x' },
} as never);
const spanish = await js7.get(`${textsPath}/export.json`, {
  lang_code: 'es',
  export_lang: 'true',
} as never);
const imported = await client.stories.get(id);
const foreign = await js7
  .put(`${textsPath}/import.json`, { data: { page: '1' } } as never)
  .catch((error: unknown) => error);
seen.texts = {
  exported: exported[textKey],
  page: exported.page,
  spanish: spanish.data[textKey],
  content: imported.data?.story?.content,
  foreign,
};

seen.deleted = (await client.stories.delete(id)).data?.story;
seen.trash = (await client.stories.list({ query: { in_trash: true } })).data?.stories;
seen.missing = (await client.stories.get(999_999)).response?.status;

const experiments = await client.experiments.list();
const experimentId = experiments.data?.experiments?.[0]?.id ?? 0;
await client.experiments.activate(experimentId);
seen.experiments = {
  listed: experiments.data?.experiments,
  started: (await client.experiments.list({ query: { by_status: 'running' } })).data?.experiments,
  one: (await client.experiments.get(experimentId)).data,
  missing: (await client.experiments.get(999_999)).response?.status,
  made: (await client.experiments.create({ body: { experiment: { name: 'x' } } as never })).response
    ?.status,
};

const hero = (await client.components.list()).data?.components?.find(({ name }) => name === 'hero');
const component_id = hero?.id ?? 0;
const keptHero = { title: 'Summer hours', style: 'dark' };
const preset = await client.presets.create({
  body: { preset: { name: 'Summer', component_id, preset: keptHero } },
});
const presetId = preset.data?.preset?.id ?? 0;
const presetTwin = await client.presets.create({
  body: { preset: { name: 'Summer', component_id, preset: keptHero } },
});
const presetChanged = await client.presets.update(presetId, {
  body: { preset: { name: 'Fall', component_id, preset: { ...keptHero, title: 'Fall hours' } } },
});
seen.presets = {
  made: preset.data?.preset,
  twin: presetTwin.response?.status,
  changed: presetChanged.data?.preset,
  ofHero: (await client.presets.list({ query: { component_id } })).data?.presets?.length,
  ofNone: (await client.presets.list({ query: { component_id: 1 } })).data?.presets?.length,
  one: (await client.presets.get(presetId)).data?.preset,
  deleted: (await client.presets.delete(presetId)).response?.status,
  gone: (await client.presets.get(presetId)).response?.status,
};

const { data: components } = await client.components.list();
seen.components = components?.components?.length;
seen.hero = components?.components?.find(({ name }) => name === 'hero');
seen.user = (await client.users.me()).data?.user;

const { data: madeFolder } = await client.assetFolders.create({
  body: { asset_folder: { name: 'Trucks' } },
});
seen.assetFolder = madeFolder?.asset_folder;
const asset = await client.assets.create({
  body: {
    short_filename: 'truck.png',
    asset_folder_id: madeFolder?.asset_folder?.id,
    alt: 'A truck in the desert',
  },
  file: new Blob([readFileSync(picture)]),
});
seen.asset = asset;
seen.assets = (await client.assets.list({ query: { search: 'truck' } })).data?.assets?.length;
seen.assetDeleted = (await client.assets.delete(asset.id)).response?.status;

const { data: source } = await client.datasources.create({
  body: {
    datasource: {
      name: 'Colours',
      slug: 'colours',
      dimensions_attributes: [{ name: 'Spanish', entry_value: 'es' }],
    },
  },
});
const datasource_id = source?.datasource?.id ?? 0;
seen.datasource = source?.datasource;
const { data: entry } = await client.datasourceEntries.create({
  body: { datasource_entry: { name: 'red', value: 'Red', datasource_id } },
});
const entryId = entry?.datasource_entry?.id ?? 0;
const changed = await client.datasourceEntries.update(entryId, {
  body: { datasource_entry: { value: 'Dark red' } },
});
seen.entryChanged = changed.response?.status;
seen.entries = (await client.datasourceEntries.list({ query: { datasource_id } })).data;
seen.tag = (
  await client.internalTags.create({ body: { internal_tag: { name: 'T', object_type: 'asset' } } })
).data?.internal_tag;

const stranger = createManagementApiClient({
  personalAccessToken: 'wrong',
  spaceId: 1,
  baseUrl: origin,
});
seen.stranger = (await stranger.stories.list()).response?.status;

const settings = { oauthToken: token, endpoint: `${origin}/v1`, rateLimit: 50 };
for (const [name, js] of Object.entries({
  current: new Storyblok(settings),
  old: new OldStoryblok(settings, `${origin}/v1`),
})) {
  const made = await js.post('spaces/1/stories', {
    story: { name, slug: `by-${name}`, content: { component: 'page' } },
    publish: 1,
  });
  const { story } = made.data as { story: { id: number } };
  await js.put(`spaces/1/stories/${story.id}`, {
    story: { name: `${name} again`, slug: `by-${name}` },
  });
  const read = await js.get(`spaces/1/stories/${story.id}`, {});
  await js.delete(`spaces/1/stories/${story.id}`, {});
  const refused = await js
    .post('spaces/1/stories', { story: { name: '', slug: 'x' } })
    .catch((error: unknown) => error);
  seen[name] = { read: read.data, refused };
}

process.stdout.write(JSON.stringify(seen));
