import type { Ctx } from '#src/domain/context.ts';
import type { StoryWire } from '../ports.ts';
import { linksIn, relationsIn } from './references.ts';
import { type AssetWire, readAssets } from './resolve-assets.server.ts';
import { type LinkedWire, readLinked } from './resolve-links.server.ts';
import { readByUuids } from './stories-by-uuid.server.ts';
import type { StoryOptions } from './story-options.ts';

/** What is sent together with the stories. Above a limit, clients request those stories themselves. */
export type Resolved = ({ rels: StoryWire[] } | { rel_uuids: string[] }) &
  ({ links: LinkedWire[] } | { link_uuids: string[] }) & { assets?: AssetWire[] };

/** How many stories are sent along with a page; clients request further ones in portions of this size. */
const mostResolved = 50;

/** Limit for nested references; a page with more is not supported. */
const mostSearched = 500;

/** The stories, links and assets that the given stories refer to, as far as the reader asked for them. */
export async function resolveStories(
  ctx: Ctx,
  stories: readonly StoryWire[],
  options: StoryOptions,
): Promise<Resolved> {
  const contents = stories.map(({ content }) => content);
  const relations = await resolveRelations(ctx, contents, options);
  const { links: kind, linkDepth, assets: wantsAssets } = options.resolve;
  const related = relations.stories.map(({ content }) => content);
  const linked =
    kind === null
      ? { links: [] }
      : await resolveLinks(ctx, linkDepth === 2 ? [...contents, ...related] : contents, options);
  const assets = wantsAssets
    ? { assets: await readAssets(ctx, [...contents, ...related], options) }
    : {};
  return { ...relations.answer, ...linked, ...assets };
}

async function resolveRelations(ctx: Ctx, contents: readonly unknown[], options: StoryOptions) {
  const { relations, relationDepth } = options.resolve;
  const uuids = relationsIn(contents, relations);
  const first = await readByUuids(ctx, [...uuids].slice(0, mostSearched), options);
  const stories = [...first];
  if (relationDepth === 2) {
    const inner = relationsIn(
      first.map(({ content }) => content),
      relations,
    );
    const more = [...inner].filter((uuid) => !uuids.has(uuid));
    if (uuids.size + more.length <= mostResolved) {
      stories.push(...(await readByUuids(ctx, more, options)));
    }
    for (const uuid of more) uuids.add(uuid);
  }
  const answer = uuids.size > mostResolved ? { rel_uuids: [...uuids] } : { rels: stories };
  return { stories, answer };
}

async function resolveLinks(
  ctx: Ctx,
  contents: readonly unknown[],
  options: StoryOptions,
): Promise<{ links: LinkedWire[] } | { link_uuids: string[] }> {
  const uuids = linksIn(contents);
  if (uuids.size > mostResolved) return { link_uuids: [...uuids] };
  const links = await readLinked(ctx, [...uuids], options);
  if (options.resolve.linkDepth === 1 || options.resolve.links !== 'story') return { links };
  const inner = linksIn(links.map((link) => ('content' in link ? link.content : null)));
  const more = [...inner].filter((uuid) => !uuids.has(uuid));
  if (uuids.size + more.length > mostResolved) return { link_uuids: [...uuids, ...more] };
  return { links: [...links, ...(await readLinked(ctx, more, options))] };
}
