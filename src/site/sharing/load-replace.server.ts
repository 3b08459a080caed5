import type { Ctx, Locale } from '#src/domain/context.ts';
import { freezeBuild, readSnapshot } from '#src/domain/snapshots/index.server.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { openUnsentBuild } from '#src/site/build/index.server.ts';
import { snapshotWords } from '#src/site/build/index.ts';
import { describeParts, nameTruck } from './describe-build.ts';
import { isUnderWay } from './fork-shared.server.ts';

/** Both builds in words. */
export type ReplaceQuestion = { id: string; mine: string; shared: string };

type ReplaceRequest = { request: Request; id: string; locale: Locale };

/**
 * Null if nothing would be lost.
 * @throws {DomainError} 'not-found' for a missing shared build
 */
export async function loadReplace(
  ctx: Ctx,
  { request, id, locale }: ReplaceRequest,
): Promise<ReplaceQuestion | null> {
  const shared = await readSnapshot(ctx, id);
  const open = await openUnsentBuild(ctx, request);
  const mine = open && isUnderWay(open.build) ? await freezeBuild(ctx, open.build) : null;
  if (!mine) return null;
  const words = snapshotWords(locale);
  const inWords = (frozen: FrozenBuild) =>
    `${nameTruck(frozen, locale)}, ${describeParts(frozen, words)}`;
  return { id, mine: inWords(mine), shared: inWords(shared.frozen) };
}
