import { eq } from 'drizzle-orm';
import { contentSpaces } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { languageCodes, type SpaceWire, spaceId } from './space.ts';

/** The space as `spaces/me` sends it. Before anything was published its version is 1. */
export async function getSpace(ctx: Ctx): Promise<SpaceWire> {
  const [row] = await ctx.db.select().from(contentSpaces).where(eq(contentSpaces.id, spaceId));
  const { id, name, domain, version } = row ?? { id: spaceId, name: '', domain: '', version: 1 };
  return { id, name, domain, version, language_codes: [...languageCodes] };
}
