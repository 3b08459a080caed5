import type { BuildCatalogue, BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import { judgeFitment, type Verdict } from '#src/domain/fitment/index.ts';
import { type Change, type Suggestion, suggestFixes } from '#src/domain/fitment/solve.ts';
import { choicesKey } from './choices-key.ts';

/** Another part in one place; without a sku the factory part, or stock height. */
export type FixChange = { option: BuildOption; sku: string | null };

/** A single press that resolves the build's problems: its changes, and the verdict with them. */
export type FixOffer = { changes: FixChange[]; verdict: Verdict };

type FixParts = Pick<BuildCatalogue, 'liftKits' | 'wheels' | 'tires'>;

/** The choices that the offers apply to; offers best first, with the records of their parts. */
export type BuildFixes = { key: string; offers: FixOffer[]; parts: FixParts };

const optionOf = { lift: 'lift-kits', wheel: 'wheels', tire: 'tires' } as const;
const mostOffers = 2;

/** About three hours of labor; with less work than that, doing it is the better advice. */
const mostToSpareWorkCents = 50_000;

/** The fewest part changes that would resolve this build's problems; nothing for a build that fits. */
export function findFixes(
  resolved: ResolvedBuild,
  { catalogue, selected }: { catalogue: BuildCatalogue; selected: readonly BuildOption[] },
): BuildFixes {
  // An option that was deselected is not offered.
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

/** The price difference between the new parts and those they replace. */
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
