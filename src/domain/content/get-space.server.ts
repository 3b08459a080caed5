import { eq } from 'drizzle-orm';
import { contentSpaces } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { languageCodes, type SpaceWire, spaceId } from './space.ts';

/**
 * The space as `spaces/me` returns it: `domain` is the current origin of the site, not the one when the space was
 * created. Before the first publication its version is 1.
 */
export async function getSpace(ctx: Ctx): Promise<SpaceWire> {
  const [row] = await ctx.db.select().from(contentSpaces).where(eq(contentSpaces.id, spaceId));
  const { id, name, version } = row ?? { id: spaceId, name: '', version: 1 };
  return { id, name, domain: `${ctx.origin}/`, version, language_codes: [...languageCodes] };
}
