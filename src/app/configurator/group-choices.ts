import type { BuildCatalogue, BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import {
  liftKitsFor,
  tiresFor,
  VERDICTS,
  type Verdict,
  wheelsFor,
} from '#src/domain/fitment/index.ts';
import type { ChoiceGroup } from './flow-data.ts';

/** How many of each verdict are on the page before somebody asks for more. */
const shownAtFirst: Record<Verdict, number> = {
  fits: 12,
  'fits-with-work': 8,
  unknown: 6,
  'does-not-fit': 4,
};
const shownAtMost = 120;
const order: readonly Verdict[] = ['fits', 'fits-with-work', 'unknown', 'does-not-fit'];

type Grouping = { option: BuildOption; resolved: ResolvedBuild; catalogue: BuildCatalogue };

/** The parts for one option, judged with the other choices: by verdict, best first. */
export function groupChoices(grouping: Grouping, more: string | null): ChoiceGroup[] {
  const candidates = candidatesOf(grouping);
  return order
    .map((verdict) => {
      const skus = candidates
        .filter(({ assessment }) => assessment.verdict === verdict)
        .map(({ item }) => item.sku);
      const shown = more === verdict ? shownAtMost : shownAtFirst[verdict];
      return { verdict, total: skus.length, skus: skus.slice(0, shown) };
    })
    .filter(({ total }) => total > 0);
}

/** Reads the `more` of an address; null for what is no verdict. */
export function readMore(value: string | null): Verdict | null {
  return VERDICTS.find((verdict) => verdict === value) ?? null;
}

function candidatesOf({ option, resolved, catalogue }: Grouping) {
  const { vehicle, lift, wheel, tire } = resolved.fit;
  if (option === 'lift-kits') return liftKitsFor(vehicle, catalogue.liftKits, { wheel, tire });
  if (option === 'wheels') return wheelsFor(vehicle, { lift, tire }, catalogue.wheels);
  return tiresFor(vehicle, { lift, wheel }, catalogue.tires);
}
