import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';

/** A build with its parts, as `resolveBuild` returns it. Null: the owner keeps the existing part. */
export type QuotedBuild = {
  vehicle: Vehicle;
  year: number;
  liftKit: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  assessment: Assessment;
  /** The owner wants the recommended gears; if a kit's maker requires them, they are billed anyway. */
  wantsGears: boolean;
  /** A fifth tire, and a fifth wheel if the wheels are new. */
  withSpare: boolean;
};

export function hasReason({ reasons }: Assessment, code: string): boolean {
  return reasons.some((reason) => reason.code === code);
}
