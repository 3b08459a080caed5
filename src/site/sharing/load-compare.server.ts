import { redirect } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { freezeBuild, listSnapshots } from '#src/domain/snapshots/index.server.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { openBuild } from '#src/site/build/index.server.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import {
  type AddProblem,
  type BuildKey,
  mostBuilds,
  readAdded,
  readKeys,
} from './compare-address.ts';
import { takenOf } from './load-snapshot.server.ts';
import { ownPageMeta } from './own-page-meta.server.ts';

/** A build in the comparison: a shared copy, or this browser's own current one. */
export type ComparedBuild = {
  key: BuildKey;
  /** Null for the current build. */
  takenOn: string | null;
  frozen: FrozenBuild;
};

export type BuildComparison = {
  builds: ComparedBuild[];
  /** This browser has a build that is not among them. */
  canAddMine: boolean;
  /** The error of a link that was to be added. */
  problem: { kind: AddProblem; typed: string } | null;
  meta: PageMeta;
};

/** Up to three builds. Missing ones are left out; a typed link is added. */
export async function loadComparison(ctx: Ctx, page: PageRequest): Promise<BuildComparison> {
  const query = page.read('buildCompare');
  const keys = readKeys(query.get('b'));
  const mine = await readMine(ctx, page.request);
  const typed = query.get('add');
  const kind = typed === null ? null : await addTyped(ctx, { typed, keys });
  return {
    builds: await readBuilds(ctx, { keys, mine }),
    canAddMine: mine !== null && !keys.includes('mine') && keys.length < mostBuilds,
    problem: kind && { kind, typed: typed ?? '' },
    meta: await ownPageMeta(ctx, { url: page.url, title: 'compareTitle' }),
  };
}

/** @throws a redirect to the URL with the added build */
async function addTyped(
  ctx: Ctx,
  { typed, keys }: { typed: string; keys: readonly BuildKey[] },
): Promise<AddProblem> {
  const added = readAdded(typed);
  if (added === null) return 'no-link';
  if ((await listSnapshots(ctx, [added])).length === 0) return 'gone';
  if (keys.length >= mostBuilds && !keys.includes(added)) return 'full';
  throw redirect(hrefs.buildCompare({ b: [...new Set([...keys, added])].join(',') }));
}

async function readMine(ctx: Ctx, request: Request): Promise<FrozenBuild | null> {
  const open = await openBuild(ctx, request);
  return open && freezeBuild(ctx, open.build);
}

type Wanted = { keys: readonly BuildKey[]; mine: FrozenBuild | null };

async function readBuilds(ctx: Ctx, { keys, mine }: Wanted): Promise<ComparedBuild[]> {
  const [shared, settings] = await Promise.all([
    listSnapshots(
      ctx,
      keys.filter((key) => key !== 'mine'),
    ),
    getShopSettings(ctx),
  ]);
  return keys.flatMap((key): ComparedBuild[] => {
    if (key === 'mine') return mine ? [{ key, takenOn: null, frozen: mine }] : [];
    return shared
      .filter(({ id }) => id === key)
      .map((one) => ({ key, takenOn: takenOf(one, settings).takenOn, frozen: one.frozen }));
  });
}
