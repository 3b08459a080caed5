import { type FitBuild, findTireSize, type Vehicle } from '#src/domain/fitment/index.ts';
import { asOwned, isEveryTwoWheelDrive, isSoldIn } from '#src/domain/fitment/own-truck.ts';
import { factToSettle, type OwnerFact } from '#src/domain/fitment/owner-fact.ts';
import { assessFitment } from '#src/domain/fitment/rules.ts';
import { catalog, kits, vehicles } from './demo-records.ts';

/** How complete builds of the demo catalog are answered, in counts. */
export type Answers = {
  notRefused: number;
  unknown: number;
  /** Of the unknown ones: settled by one fact that the owner can read off the truck. */
  byFact: Partial<Record<OwnerFact, number>>;
};

/** The records that were there when the goals were set; later ones follow them in the file. */
const firstVehicles = vehicles.slice(
  0,
  vehicles.findIndex(({ id }) => id === 'nissan-xterra-2005') + 1,
);

/** Of records that are still in production. */
const NEWEST_YEAR = 2026;

const tiresByRim = Map.groupBy(catalog.tires, ({ size }) => findTireSize(size)?.rimIn);

/**
 * Judges every nth of all complete builds (stock height or a kit, a wheel of the truck's bolt pattern, a tire of the
 * wheel's diameter) and counts the answers by make and model. The truck is of one model year after the other, as the
 * picker always asks for it. Records that more of the catalog fits weigh more.
 *
 * @param step a prime that does not divide the number of heights, so that the sample does not follow the order of the
 * parts; the sample is the same every time
 * @param isTrimTold whether the owner has told the trim, one after the other
 */
export function countAnswers(step: number, { isTrimTold = false } = {}): Map<string, Answers> {
  const counted = new Map<string, Answers>();
  let at = 0;
  for (const vehicle of firstVehicles) {
    const name = `${vehicle.make} ${vehicle.model.replace(/ *\(.*/, '')}`;
    const trucks = trucksOf(vehicle, isTrimTold);
    const answers = counted.get(name) ?? { notRefused: 0, unknown: 0, byFact: {} };
    counted.set(name, answers);
    for (const { wheel, tire } of pairsFor(vehicle)) {
      for (const lift of [null, ...kits]) {
        at += 1;
        if (at % step !== 0) continue;
        const truck = trucks[(at / step) % trucks.length] ?? vehicle;
        count(answers, { vehicle: truck, lift, wheel, tire });
      }
    }
  }
  return counted;
}

/** The truck of each model year, or of each trim of each year. */
function trucksOf(record: Vehicle, isTrimTold: boolean): Vehicle[] {
  const [from, to] = record.years;
  const years = Array.from({ length: (to ?? NEWEST_YEAR) - from + 1 }, (_, index) => from + index);
  return years.flatMap((year) => {
    const trims = (record.trims ?? []).filter(
      (one) => one.rows !== 'none' && !isEveryTwoWheelDrive(one) && isSoldIn(one, year),
    );
    if (!isTrimTold || trims.length === 0) return asOwned(record, { year });
    return trims.map(({ id }) => asOwned(record, { year, own: { trim: id } }));
  });
}

function pairsFor({ boltPattern }: Vehicle) {
  const wheels = catalog.wheels.filter((one) => one.boltPatterns.includes(boltPattern));
  return wheels.flatMap((wheel) =>
    (tiresByRim.get(wheel.diameterIn) ?? []).map((tire) => ({ wheel, tire })),
  );
}

function count(answers: Answers, build: FitBuild): void {
  const assessment = assessFitment(build);
  if (assessment.verdict !== 'does-not-fit') answers.notRefused += 1;
  if (assessment.verdict !== 'unknown') return;
  answers.unknown += 1;
  const fact = factToSettle(build, assessment);
  if (fact) answers.byFact[fact] = (answers.byFact[fact] ?? 0) + 1;
}

/** In percent of the builds that are not refused: unknown, and unknown for more than one fact of the owner. */
export function sharesOf(counted: Iterable<Answers>): { unknown: number; other: number } {
  let notRefused = 0;
  let unknown = 0;
  let settled = 0;
  for (const answers of counted) {
    notRefused += answers.notRefused;
    unknown += answers.unknown;
    settled += Object.values(answers.byFact).reduce((sum, of) => sum + of, 0);
  }
  return { unknown: (unknown / notRefused) * 100, other: ((unknown - settled) / notRefused) * 100 };
}
