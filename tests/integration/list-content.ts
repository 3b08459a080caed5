/**
 * A separate process that reads content like any external site: with the unmodified client, over HTTP. Prints the
 * results as JSON. Arguments: endpoint, public token, preview token.
 */
import { Storyblok } from 'storyblok-js-client';

const [endpoint, publicToken, previewToken] = process.argv.slice(2);
const client = new Storyblok({ accessToken: publicToken, endpoint, cache: { type: 'memory' } });
const preview = new Storyblok({ accessToken: previewToken, endpoint });

type Read = { stories: { name: string; full_slug: string }[] };
const slugs = ({ stories }: Read) => stories.map(({ full_slug }) => full_slug);

const brands = await client.get('cdn/stories/', {
  starts_with: 'brands',
  is_startpage: false,
  version: 'published',
});
const team = await client.get('cdn/stories/', {
  starts_with: 'team',
  is_startpage: 0 as unknown as boolean,
  sort_by: 'name',
});
const first = await client.get('cdn/stories', {});
const all = await client.getAll('cdn/stories', { per_page: 10 });
const space = await client.get('cdn/spaces/me');
const home = await client.getStory('home', { language: 'es' });
const missing = await client.getStory('nowhere').catch((error: unknown) => error);
const refused = await client.get('cdn/stories', { version: 'draft' }).catch((e: unknown) => e);
const draft = await preview.getStory('home', { version: 'draft' });

process.stdout.write(
  JSON.stringify({
    brands: slugs(brands.data),
    team: team.data.stories.map(({ name }: { name: string }) => name),
    first: { perPage: first.perPage, total: first.total, sent: first.data.stories.length },
    all: all.length,
    space: space.data.space,
    cv: client.cacheVersion(),
    home: home.data.story,
    missing: statusOf(missing),
    refused: statusOf(refused),
    draft: draft.data.story.name,
  }),
);

function statusOf(error: unknown) {
  const { status, message } = error as { status: number; message: string };
  return { status, message };
}
