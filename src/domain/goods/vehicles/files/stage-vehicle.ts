import { isDeepStrictEqual } from 'node:util';
import {
  type FileProblem,
  inColumn,
  type Provenance,
  type Vehicle,
} from '#src/domain/catalog/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { RefusalOrText } from '../../../refusal.ts';
import { isSameFact } from '../typed-parts.ts';
import { sourcedFacts } from '../typed-sources.ts';
import { typedVehicle } from '../typed-vehicle.ts';
import type { StockVehicle } from '../vehicle-facts.ts';
import { vehicleValues } from '../vehicle-values.ts';
import { why } from './refusals.ts';

/** A vehicle as a file says it is, and in which line. */
export type FileVehicle = { line: number; vehicle: Vehicle };

/** What a row of a file does: a vehicle before (null: it is new) and after, nothing, or it is refused. */
export type VehicleFate =
  | { fate: 'written'; before: StockVehicle | null; after: StockVehicle }
  | { fate: 'same' }
  | { fate: 'refused'; problems: FileProblem[] };

type Staging = {
  /** The shop's; undefined if it has none with this id. */
  record: { vehicle: StockVehicle; shipped: Vehicle | null } | undefined;
  fileName: string;
  /** The shop's day: "2026-11-28". */
  today: string;
};

/**
 * Compares a vehicle of a file with the shop's, by the rules of its form. A fact that differs, with a source that does
 * not, names the file as its source. A new vehicle is hidden until somebody shows it.
 */
export function stageVehicle({ line, vehicle }: FileVehicle, given: Staging): VehicleFate {
  const { vehicle: before = null, shipped = null } = given.record ?? {};
  const { provenance: _, ...facts } = vehicle;
  const after = {
    ...facts,
    provenance: sourcesOf(vehicle, { ...given, before, shipped }),
    status: before?.status ?? ('draft' as const),
  };
  if (before !== null && isDeepStrictEqual(before, after)) return { fate: 'same' };
  const problems = [...nameProblems(after, before), ...formProblems(after, given)];
  if (problems.length === 0) return { fate: 'written', before, after };
  return { fate: 'refused', problems: problems.map((problem) => ({ line, ...problem })) };
}

type Sourced = Staging & { before: StockVehicle | null; shipped: Vehicle | null };

function sourcesOf(vehicle: Vehicle, { before, shipped, fileName, today }: Sourced): Provenance {
  const source = `Entered by the shop from ${fileName}, ${today}`;
  const given = vehicle.provenance;
  if (before === null) {
    return given['*'] ? given : { '*': { source, confidence: vehicle.confidence }, ...given };
  }
  const next: Record<string, Provenance[string]> = { ...given };
  for (const fact of sourcedFacts) {
    const isSilent = isDeepStrictEqual(given[fact], before.provenance[fact]);
    if (!isSilent || isSameFact(before, vehicle, fact)) continue;
    const known = shipped?.provenance[fact];
    if (!isSameFact(shipped, vehicle, fact)) next[fact] = { source, confidence: 'medium' };
    else if (known) next[fact] = known;
    else delete next[fact];
  }
  return next;
}

type Problem = { column?: string } & RefusalOrText;

/** Pages are addressed by both names: one of a known vehicle stays, one of a new vehicle has the usual form. */
function nameProblems({ id, slug }: Vehicle, before: StockVehicle | null): Problem[] {
  if (before !== null) {
    const stays = why('vehicle-file.slug-stays', { slug: before.slug });
    return slug === before.slug ? [] : [{ column: 'slug', ...stays }];
  }
  const names = { id, slug };
  return (['id', 'slug'] as const)
    .filter((column) => names[column] !== slugOf(names[column]))
    .map((column) => ({ column, ...why('vehicle-file.id-form', { id: names[column] }) }));
}

/** What the form would refuse. */
function formProblems(vehicle: StockVehicle, { record, today }: Staging): Problem[] {
  const { id } = vehicle;
  const { vehicle: before = null, shipped = null } = record ?? {};
  try {
    typedVehicle({ form: vehicleValues(vehicle), id, before, shipped, today });
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.issues.map(({ path, ...told }) => ({
      ...inColumn(path.replaceAll('-', '.')),
      ...told,
    }));
  }
}
