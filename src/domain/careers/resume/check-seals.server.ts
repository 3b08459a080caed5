import { desc, isNotNull } from 'drizzle-orm';
import { careerResumes } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { deriveSealKey, openAt } from './seal.server.ts';

/** One file may be damaged, but of this many at least one can be opened with the right secret. */
const tried = 5;

/**
 * Whether the shop's secret is the one that its resumes were sealed with: true as soon as one of the newest can be
 * opened, or if there are none.
 */
export async function opensSealedResumes(ctx: Ctx): Promise<boolean> {
  requireSystem(ctx.actor);
  const rows = await ctx.db
    .select({ key: careerResumes.key, seal: careerResumes.seal, bytes: careerResumes.bytes })
    .from(careerResumes)
    .where(isNotNull(careerResumes.seal))
    .orderBy(desc(careerResumes.createdAt))
    .limit(tried);
  let refused = 0;
  for (const { key, seal, bytes } of rows) {
    if (!(await ctx.files.exists(key))) continue;
    if (await opens(ctx, { key, seal: seal ?? '', bytes })) return true;
    refused += 1;
  }
  return refused === 0;
}

async function opens(
  ctx: Ctx,
  { key, seal, bytes }: { key: string; seal: string; bytes: number },
): Promise<boolean> {
  const read = openAt(deriveSealKey(ctx, seal), bytes, async (start, length) => {
    const part = await ctx.files.stream(key, { start, end: start + length - 1 });
    return new Uint8Array(await new Response(part).arrayBuffer());
  });
  return read(0, 1).then(
    () => true,
    () => false,
  );
}
