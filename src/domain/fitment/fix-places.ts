import type { ReasonCode } from './reasons.ts';
import type { Assessment } from './rules.ts';

/** Where another part could be installed. */
export type Place = 'lift' | 'wheel' | 'tire';

const ALL: readonly Place[] = ['lift', 'wheel', 'tire'];

/** Which parts a reason is about, by the beginning of its code; the first match counts. */
const PLACES_OF: readonly (readonly [begins: string, places: readonly Place[]])[] = [
  ['bolt.', ['wheel']],
  ['bore.', ['wheel']],
  ['caliper.', ['wheel']],
  ['rimDiameter.', ['wheel', 'tire']],
  ['rimWidth.', ['wheel', 'tire']],
  ['offset.tire', ['wheel', 'tire']],
  ['offset.', ['wheel']],
  ['load.wheel', ['wheel']],
  ['load.unrated', ['wheel', 'tire']],
  ['load.', ['tire']],
  ['tire.', ['tire', 'lift']],
  ['gear.', ['tire', 'lift']],
  ['lift.maxTire', ['tire', 'lift']],
  ['lift.factoryWheel', ['wheel', 'lift']],
  ['lift.', ['lift']],
];

/** The parts that decide a verdict: replacing one of them could resolve it. */
export function placesToFix({ reasons }: Pick<Assessment, 'reasons'>): Place[] {
  const inTheWay = reasons.filter((one) => one.decides && one.verdict !== 'fits');
  const named = inTheWay.flatMap(({ code }) => placesOf(code));
  return ALL.filter((place) => named.includes(place));
}

function placesOf(code: ReasonCode): readonly Place[] {
  return PLACES_OF.find(([begins]) => code.startsWith(begins))?.[1] ?? ALL;
}
