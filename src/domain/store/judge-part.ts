import type { Tire, Vehicle } from '#src/domain/catalog/index.ts';
import {
  type Assessment,
  assessFitment,
  findTireSize,
  VERDICTS,
} from '#src/domain/fitment/index.ts';
import type { PartOf } from './facets.ts';
import type { FitQuestion } from './fit-question.ts';
import type { ShelfCategory } from './shelf.ts';

const judges: {
  [Category in ShelfCategory]: (part: PartOf[Category], question: FitQuestion) => Assessment;
} = {
  'lift-kits': (lift, { vehicle }) => assessFitment({ vehicle, lift, wheel: null, tire: null }),
  wheels: judgeWheel,
  tires: judgeTire,
};

/** The assessment of a part on the truck that the shelf must fit. */
export function judgePart<Category extends ShelfCategory>(
  category: Category,
  { part, question }: { part: PartOf[Category]; question: FitQuestion },
): Assessment {
  return judges[category](part, question);
}

/** With the tire that will go on it; among several of that size, the one that does best. */
function judgeWheel(wheel: PartOf['wheels'], { vehicle, lift, tiresOn }: FitQuestion): Assessment {
  const [first = null, ...others] = tiresOn(wheel.diameterIn);
  return others
    .map((tire) => assessFitment({ vehicle, lift, wheel, tire }))
    .reduce(better, assessFitment({ vehicle, lift, wheel, tire: first }));
}

/** A tire for a wheel smaller than the factory's may not clear the brakes either. */
function judgeTire(tire: Tire, { vehicle, lift }: FitQuestion): Assessment {
  const assessment = assessFitment({ vehicle, lift, wheel: null, tire });
  const rimIn = findTireSize(tire.size)?.rimIn;
  return rimIn === undefined ? assessment : withBrakes(assessment, { vehicle, rimIn });
}

/** How any wheel of that diameter clears the brakes, in addition to the tire's own verdict. */
function withBrakes(
  assessment: Assessment,
  { vehicle, rimIn }: { vehicle: Vehicle; rimIn: number },
): Assessment {
  const wheel = {
    diameterIn: rimIn,
    widthIn: vehicle.stockWheel.widthIn,
    offsetMm: vehicle.stockWheel.offsetMm,
    boltPatterns: [vehicle.boltPattern],
    boreMm: vehicle.hubBoreMm,
  };
  const { reasons } = assessFitment({ vehicle, lift: null, wheel, tire: null });
  const said = reasons.filter(({ code }) => code.startsWith('caliper.'));
  if (said.length === 0) return assessment;
  const verdicts = said.filter(({ decides }) => decides).map(({ verdict }) => verdict);
  const worst = Math.max(...[assessment.verdict, ...verdicts].map((one) => VERDICTS.indexOf(one)));
  return {
    ...assessment,
    verdict: VERDICTS[worst] ?? 'unknown',
    reasons: [...said, ...assessment.reasons],
  };
}

function better(one: Assessment, other: Assessment): Assessment {
  return VERDICTS.indexOf(other.verdict) < VERDICTS.indexOf(one.verdict) ? other : one;
}
