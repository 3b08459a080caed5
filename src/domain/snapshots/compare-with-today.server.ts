import type { Build } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Span } from '#src/domain/quotes/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { freezeBuild } from './freeze-build.server.ts';
import type { SharedBuild, SharedState, SinceThen } from './schemas.ts';

/** The same choices with today's catalog and rates. */
export async function compareWithToday(ctx: Ctx, { frozen }: SharedBuild): Promise<SinceThen> {
  const today = await freezeBuild(ctx, asBuild(frozen.state));
  if (!today) return { vehicleGone: true, gone: [], totalCents: null, verdict: null };
  const offered = today.parts.filter(({ isGone }) => !isGone);
  const gone = frozen.parts.filter(({ sku }) => !offered.some((part) => part.sku === sku));
  if (gone.length > 0) return { vehicleGone: false, gone, totalCents: null, verdict: null };
  const before = frozen.quote?.totalCents;
  const now = today.quote?.totalCents;
  return {
    vehicleGone: false,
    gone,
    totalCents: now && before && !isSameSpan(now, before) ? now : null,
    verdict: today.verdict === frozen.verdict ? null : today.verdict,
  };
}

/** The shared choices as a build without an owner, for functions that take builds. */
export function asBuild(state: SharedState): Build {
  return {
    ...state,
    id: '',
    locale: defaultLocale,
    version: 1,
    currentOption: null,
    firstOption: null,
  };
}

function isSameSpan(one: Span, other: Span): boolean {
  return one.low === other.low && one.likely === other.likely && one.high === other.high;
}
