import { eq, sql } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { listSiblings, type Sibling } from './list-siblings.server.ts';
import { why } from './refusals.ts';
import type { Story } from './story.server.ts';

/** The editor shows higher positions first; between two of them there is room for nine more. */
const step = 10;

/** Puts a story before another one in its folder, or last. The others keep their positions if possible. */
export async function orderAmong(
  ctx: Ctx,
  { story, beforeId }: { story: Story; beforeId: number | null },
): Promise<{ story: Story; reordered: boolean }> {
  const siblings = await siblingsOf(ctx, story);
  const index = indexOf(siblings, beforeId);
  const position = positionAt(siblings, { index, now: story.position });
  if (position === story.position) return { story, reordered: false };
  if (position === null) {
    const ids = siblings.map(({ id }) => id).toSpliced(index, 0, story.id);
    await renumber(ctx, ids);
    return { story: { ...story, position: -index * step }, reordered: true };
  }
  await ctx.db.update(contentStories).set({ position }).where(eq(contentStories.id, story.id));
  return { story: { ...story, position }, reordered: true };
}

async function siblingsOf(ctx: Ctx, { id, parentId }: Story): Promise<Sibling[]> {
  const inside = await listSiblings(ctx, parentId);
  return inside.filter((sibling) => sibling.id !== id);
}

function indexOf(siblings: Sibling[], beforeId: number | null): number {
  if (beforeId === null) return siblings.length;
  const index = siblings.findIndex(({ id }) => id === beforeId);
  if (index !== -1) return index;
  throw new DomainError('invalid', why('content.place-gone'));
}

/** A position between the neighbors; null if there is no room left. */
function positionAt(
  siblings: Sibling[],
  { index, now }: { index: number; now: number },
): number | null {
  const above = siblings[index - 1]?.position;
  const below = siblings[index]?.position;
  if ((above === undefined || now < above) && (below === undefined || now > below)) return now;
  if (above === undefined) return (below ?? 0) + step;
  if (below === undefined) return above - step;
  return above - below > 1 ? Math.floor((above + below) / 2) : null;
}

async function renumber(ctx: Ctx, ids: number[]): Promise<void> {
  await ctx.db.execute(sql`
    update ${contentStories} set position = (1 - ranked.rank::int) * ${step}::int
    from unnest(${sql.param(ids)}::int[]) with ordinality as ranked (id, rank)
    where ${contentStories.id} = ranked.id`);
}
