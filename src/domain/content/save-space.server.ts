import { contentSpaces } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { spaceId } from './space.ts';
import { namedSchema } from './story-schemas.ts';

/** Renames the space. Requires content.manage. */
export async function saveSpace(ctx: Ctx, input: { name: string }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  const fields = { ...parseInput(namedSchema, input), domain: `${ctx.origin}/` };
  const version = Math.floor(ctx.clock.now().epochMilliseconds / 1000);
  await ctx.db
    .insert(contentSpaces)
    .values({ id: spaceId, ...fields, version })
    .onConflictDoUpdate({ target: contentSpaces.id, set: fields });
}
