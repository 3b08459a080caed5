import type { Vehicle } from '#src/domain/fitment/index.ts';

type Generation = Pick<Vehicle, 'id' | 'generation'>;

/**
 * Generations that differ in name but share frame, front suspension and wheel arches with another one: the SUVs that
 * GM builds on its pickups, and the long and the open Jeeps.
 */
const sameAs: Readonly<Record<string, string>> = {
  K2UC: 'K2XX',
  K2UG: 'K2XX',
  T1UC: 'T1XX',
  T1UG: 'T1XX',
  JKU: 'JK',
  JLU: 'JL',
  JT: 'JL',
};

/**
 * The chassis a finished truck is evidence for, by the maker's own code ("T1XX": Silverado and Sierra alike). A
 * record without a code stands for itself alone.
 */
export function chassisOf({ id, generation }: Generation): string {
  return generation === '' ? id : (sameAs[generation] ?? generation);
}
