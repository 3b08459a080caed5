import type { Ctx } from '#src/domain/context.ts';
import { buildNumbers } from '#src/domain/fitment/index.ts';
import { findFinishedParts, fitOfFinished } from './finished-parts.server.ts';
import type { FinishedDraft } from './schemas.ts';

/** Adds the poke that the fitment rules compute for these parts, for comparison with the measured one. */
export async function withComputed(ctx: Ctx, draft: FinishedDraft): Promise<FinishedDraft> {
  const parts = (await findFinishedParts(ctx, [draft])).get(draft.slug);
  const fit = parts && fitOfFinished(parts);
  if (!fit) return draft;
  const poke = buildNumbers(fit).poke.value;
  const computed = poke === null ? null : Math.round(poke * 10) / 10;
  return { ...draft, fit: { ...draft.fit, pokeMm: { ...draft.fit.pokeMm, computed } } };
}
