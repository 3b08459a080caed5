import { eq } from 'drizzle-orm';
import { contentSpaces } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { languageCodes, type SpaceWire, spaceId } from './space.ts';

/**
 * The space as `spaces/me` sends it: `domain` is where the site is reached now, whatever it was when
 * the space was made. Before anything was published its version is 1.
 */
export async function getSpace(ctx: Ctx): Promise<SpaceWire> {
  const [row] = await ctx.db.select().from(contentSpaces).where(eq(contentSpaces.id, spaceId));
  const { id, name, version } = row ?? { id: spaceId, name: '', version: 1 };
  return { id, name, domain: `${ctx.origin}/`, version, language_codes: [...languageCodes] };
}
