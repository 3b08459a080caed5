import type { BuildCatalogue, BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import { judgeFitment, type Verdict } from '#src/domain/fitment/index.ts';
import { type Change, type Suggestion, suggestFixes } from '#src/domain/fitment/solve.ts';
import { choicesKey } from './choices-key.ts';

/** Another part in one place; without a sku the factory part, or stock height. */
export type FixChange = { option: BuildOption; sku: string | null };

/** One press that settles the build: its changes, and what fitment says of the build with them. */
export type FixOffer = { changes: FixChange[]; verdict: Verdict };

type FixParts = Pick<BuildCatalogue, 'liftKits' | 'wheels' | 'tires'>;

/** For which choices the offers hold, best first, and the records of the parts in them. */
export type BuildFixes = { key: string; offers: FixOffer[]; parts: FixParts };

const optionOf = { lift: 'lift-kits', wheel: 'wheels', tire: 'tires' } as const;
const mostOffers = 2;

/** About three hours of labor: for more than that the work itself is the better advice. */
const mostToSpareWorkCents = 50_000;

/** What would settle this build with the fewest other parts; nothing for one that fits. */
export function findFixes(
  resolved: ResolvedBuild,
  { catalogue, selected }: { catalogue: BuildCatalogue; selected: readonly BuildOption[] },
): BuildFixes {
  // An option that was switched off is not offered behind somebody's back.
  const isWork = judgeFitment(resolved.fit) === 'fits-with-work';
  const suggestions = suggestFixes(resolved.fit, catalogue)
    .filter(({ changes }) => changes.every(({ place }) => selected.includes(optionOf[place])))
    .filter((one) => !isWork || addedCents(one, resolved) <= mostToSpareWorkCents)
    .slice(0, mostOffers);
  return {
    key: choicesKey(resolved),
    offers: suggestions.map(offerOf),
    parts: partsOfSuggestions(suggestions),
  };
}

/** What the new parts cost more than those in their place. */
function addedCents({ changes, priceCents }: Suggestion, resolved: ResolvedBuild): number {
  const { liftKit, wheel, tire } = resolved;
  const now = {
    lift: liftKit?.priceCents.max ?? 0,
    wheel: 4 * (wheel?.priceCents ?? 0),
    tire: 4 * (tire?.priceCents ?? 0),
  };
  return changes.reduce((added, { place }) => added - now[place], priceCents);
}

function offerOf({ changes, assessment }: Suggestion): FixOffer {
  return { changes: changes.map(toOptionChange), verdict: assessment.verdict };
}

function toOptionChange({ place, to }: Change): FixChange {
  return { option: optionOf[place], sku: to?.sku ?? null };
}

function partsOfSuggestions(suggestions: readonly Suggestion[]): FixParts {
  const changes = suggestions.flatMap((one) => one.changes);
  return {
    liftKits: changes.flatMap((one) => (one.place === 'lift' && one.to ? [one.to] : [])),
    wheels: changes.flatMap((one) => (one.place === 'wheel' && one.to ? [one.to] : [])),
    tires: changes.flatMap((one) => (one.place === 'tire' && one.to ? [one.to] : [])),
  };
}
