import { contentExperiments } from '#src/db/schema/content.ts';
import { mediaAssets } from '#src/db/schema/media.ts';
import {
  publishStories,
  saveDatasource,
  saveDatasourceEntry,
  saveStory,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, folder } from './content-service.ts';

/** Occurs in every text of the library that is not public. */
export const librarySecret = 'SECRET-LIBRARY-MARKER';

const storyLink = (uuid: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: uuid,
  url: '',
  cached_url: 'x',
});

const linkIn = (uuid: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'there',
          marks: [{ type: 'link', attrs: { linktype: 'story', uuid, href: '/x' } }],
        },
      ],
    },
  ],
});

/**
 * Content for every feature that clients may use: sixty authors on a shelf, articles that refer to them, links, tags,
 * lists, an asset, an experiment, a Spanish text, and drafts.
 */
export async function seedLibrary(ctx: Ctx) {
  const authors = await folder(ctx, 'authors');
  const team = await draftStory(ctx, {
    slug: 'team',
    name: 'Team',
    content: { component: 'team' },
  });
  const shelf = [];
  for (let index = 0; index < 60; index += 1) {
    const content = { component: 'author', team: team.uuid, rank: index, born: '1990-01-01 00:00' };
    const story = { slug: `author-${index}`, name: `Author ${index}`, parentId: authors.id };
    shelf.push(await draftStory(ctx, { ...story, content, tagList: index < 3 ? ['senior'] : [] }));
  }
  const uuids = shelf.map(({ uuid }) => uuid);
  const hub = await draftStory(ctx, {
    slug: 'hub',
    content: { component: 'hub', authors: uuids, links: uuids.map(linkField) },
  });
  const [asset] = await ctx.db.insert(mediaAssets).values(picture).returning();
  const hidden = await draftStory(ctx, { slug: 'hidden', name: librarySecret });
  const article = await draftStory(ctx, {
    slug: 'article',
    name: 'Article',
    tagList: ['news', 'senior'],
    content: {
      component: 'article',
      title: 'Lifted',
      title__i18n__es: 'Levantada',
      author: uuids[0],
      others: [uuids[1], uuids[2], hidden.uuid],
      picture: { fieldtype: 'asset', id: asset?.id, filename: '/f/old.jpg', alt: 'old' },
      body: [{ component: 'button', link: storyLink(team.uuid) }],
      text: linkIn(uuids[3] ?? ''),
      colors: ['red', 'blue'],
      none: [],
      price: '19.5',
      when: '2026-05-01 10:00',
      shown: true,
      seo: { title: 'Deep' },
    },
  });
  const cheap = await draftStory(ctx, {
    slug: 'cheap',
    name: 'Cheap',
    content: {
      component: 'article',
      title: 'Low',
      colors: ['green'],
      none: ['x'],
      price: 5,
      when: '2026-01-01 10:00',
      shown: false,
      gone: null,
      seo: { title: '' },
    },
  });
  const shown = [team, ...shelf, hub, article, cheap].map(({ id }) => id);
  await publishStories(ctx, { ids: shown });
  const changed = { component: 'article', title: librarySecret };
  await saveStory(ctx, { id: cheap.id, name: librarySecret, content: changed });
  await seedLists(ctx);
  await seedExperiment(ctx, { article: article.id, variant: cheap.id, hidden: hidden.id });
  return { article, hub, team, authors: shelf, hidden };
}

function linkField(uuid: string) {
  return { component: 'button', link: storyLink(uuid) };
}

const picture = {
  hash: 'library',
  fileName: 'truck.jpg',
  contentType: 'image/jpeg',
  bytes: 10,
  widthPx: 80,
  heightPx: 50,
  alt: { en: 'A truck', es: 'Una camioneta' },
};

async function seedLists(ctx: Ctx) {
  const list = await saveDatasource(ctx, {
    name: 'Colors',
    slug: 'colors',
    dimensions: [{ name: 'Spanish', entryValue: 'es' }],
  });
  for (const [value, es] of [
    ['red', 'rojo'],
    ['blue', ''],
  ] as const) {
    const dimensionValues: Record<string, string> = es ? { es } : {};
    await saveDatasourceEntry(ctx, { datasourceId: list.id, name: value, value, dimensionValues });
  }
  await saveDatasource(ctx, { name: 'Sizes', slug: 'sizes' });
}

async function seedExperiment(
  ctx: Ctx,
  { article, variant, hidden }: { article: number; variant: number; hidden: number },
) {
  const now = ctx.clock.now();
  const at = (hours: number) => new Date(now.add({ hours }).epochMilliseconds);
  const base = { displayName: 'Headline', ownerName: 'Test' };
  const variants = [
    { publicId: 'a', name: 'control', displayName: 'As it is', weight: 50, isControl: true },
    { publicId: 'b', name: 'louder', displayName: 'Louder', weight: 50, isControl: false },
  ].map((one) => ({
    ...one,
    stories: one.isControl
      ? []
      : [
          { originalId: article, variantId: variant },
          { originalId: article, variantId: hidden },
        ],
  }));
  await ctx.db.insert(contentExperiments).values([
    {
      ...base,
      experimentId: 'running',
      name: 'running',
      variants,
      startsAt: at(-1),
      endsAt: at(1),
    },
    {
      ...base,
      experimentId: 'upcoming',
      name: librarySecret,
      variants,
      startsAt: at(1),
      endsAt: at(2),
    },
  ]);
}
