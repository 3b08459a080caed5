import {
  type Assessment,
  type FitBuild,
  type FitWheel,
  pokeMm,
} from '#src/domain/fitment/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { EngineCheck } from './compare-with-engine.ts';

/** A finished build on a vehicle's chassis, with what is compared and cited. */
export type EvidenceRow = {
  slug: string;
  makeSlug: string;
  title: Translated;
  vehicleId: string;
  /** Front lift in inches; 0 at stock height. */
  liftIn: number;
  tireIn: number;
  tireSize: string;
  wheel: Pick<FitWheel, 'widthIn' | 'offsetMm' | 'factory'>;
  trimmed: boolean;
  trimmedWhere: Translated;
  rubs: boolean;
  rubsWhere: Translated;
  /** Whether the fitment rules agree about that truck; null if its parts are no longer in the catalog. */
  engine: EngineCheck['outcome'] | null;
};

/** What the shop's own trucks say about a combination. */
export type Evidence = {
  /** Similar trucks, the most similar first. "14 like yours" is their number. */
  builds: EvidenceRow[];
  /** How many of them needed trimming, and how many rub somewhere. */
  trimmed: number;
  rubbed: number;
  /** All finished builds on this chassis, whatever is on them. */
  onChassis: number;
};

/** How far a build may differ and still count as similar: front lift and tire in inches, lip in mm. */
export const alikeWithin = { liftIn: 1, tireIn: 0.75, lipMm: 15 } as const;

/**
 * Which of the rows are like this build: same chassis (all rows are), front lift within 1 in, tire diameter within
 * 0.75 in, outer wheel lip within 15 mm. What is not chosen yet is not compared, except that a tire is required.
 * Pure, for server and browser.
 */
export function weighEvidence(
  build: Pick<FitBuild, 'lift' | 'wheel' | 'tire' | 'vehicle'>,
  rows: readonly EvidenceRow[],
): Evidence {
  const builds = rows
    .flatMap((row) => {
      const distance = distanceBetween(build, row);
      return distance === null ? [] : [{ row, distance }];
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ row }) => row);
  return {
    builds,
    trimmed: builds.filter(({ trimmed }) => trimmed).length,
    rubbed: builds.filter(({ rubs }) => rubs).length,
    onChassis: rows.length,
  };
}

/**
 * What the shop found compared with what the rules say about trimming: `mixed` if some similar trucks were cut and
 * the rules require no cut; null without similar trucks.
 */
export function compareEvidence(
  { builds, trimmed }: Evidence,
  { verdict, reasons }: Assessment,
): 'agrees' | 'differs' | 'mixed' | 'unknown' | null {
  if (builds.length === 0) return null;
  if (verdict === 'unknown') return 'unknown';
  if (verdict === 'does-not-fit') return 'differs';
  const saysCut = reasons.some(({ code }) => /^tire\.(trim|cut|over)$/.test(code));
  if (saysCut) return trimmed > 0 ? 'agrees' : 'differs';
  if (trimmed === 0) return 'agrees';
  return trimmed === builds.length ? 'differs' : 'mixed';
}

/** How different they are, each tolerance counting as one; null if one of them is exceeded. */
function distanceBetween(build: Parameters<typeof weighEvidence>[0], row: EvidenceRow) {
  if (build.tire === null) return null;
  const parts = [
    Math.abs((build.lift?.frontIn ?? 0) - row.liftIn) / alikeWithin.liftIn,
    Math.abs(build.tire.diameterIn - row.tireIn) / alikeWithin.tireIn,
    build.wheel === null ? 0 : lipDistance(build.wheel, row.wheel) / alikeWithin.lipMm,
  ];
  if (parts.some((part) => part > 1 + 1e-9)) return null;
  const otherModel = build.vehicle.id === row.vehicleId ? 0 : 0.5;
  return parts.reduce((sum, part) => sum + part, otherModel);
}

/** Between the outer lips, in mm. An unknown offset is only similar to another unknown one. */
function lipDistance(one: EvidenceRow['wheel'], other: EvidenceRow['wheel']): number {
  if (one.factory && other.factory) return 0;
  if (one.offsetMm === null || other.offsetMm === null) return Number.POSITIVE_INFINITY;
  const from = { widthIn: one.widthIn, offsetMm: one.offsetMm };
  return Math.abs(pokeMm(from, { widthIn: other.widthIn, offsetMm: other.offsetMm }));
}
