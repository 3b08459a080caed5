import { z } from 'zod';
import type { StoryWire } from '#src/domain/content/ports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';

const text = z.string().catch('');
const line = z.object({ lineId: text, story: text, soldByMaker: z.boolean().catch(false) });
const lines = z.array(line.catch({ lineId: '', story: '', soldByMaker: false })).catch([]);
const makerContent = z.object({ name: text, story: text, shop: text, lineDetails: lines });

/** What a maker's story says about the maker and its lines. */
export type Maker = z.infer<typeof makerContent>;

/** A maker's story, from the folder of brands; null if the shop has written none. */
export async function makerStory(
  ctx: Ctx,
  { slug, locale }: { slug: string } & Pick<PageRequest, 'locale'>,
): Promise<{ story: StoryWire; maker: Maker } | null> {
  const story = await ctx.content.getStory(`brands/${slug}`, { locale });
  if (story?.content.component !== 'brand') return null;
  const maker = makerContent.parse(story.content);
  return { story, maker: { ...maker, name: maker.name || story.name } };
}

/** What the story of a line's maker says. */
export async function makerOf(
  ctx: Ctx,
  { brand, locale }: { brand: string } & Pick<PageRequest, 'locale'>,
): Promise<Maker | null> {
  return (await makerStory(ctx, { slug: slugOf(brand), locale }))?.maker ?? null;
}

/** What its maker's story says about a line; '' if nothing. */
export function lineStory(maker: Maker | null, lineId: string): string {
  return maker?.lineDetails.find((one) => one.lineId === lineId)?.story ?? '';
}
