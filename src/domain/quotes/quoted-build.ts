import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';

/** A build with its parts, as `resolveBuild` gives them. Null: the owner keeps what is there. */
export type QuotedBuild = {
  vehicle: Vehicle;
  year: number;
  liftKit: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  assessment: Assessment;
  /** The owner wants the gears that are advised; where a kit's maker requires them they are billed anyway. */
  wantsGears: boolean;
  /** A fifth tire, and a fifth wheel where wheels are new. */
  withSpare: boolean;
};

export function hasReason({ reasons }: Assessment, code: string): boolean {
  return reasons.some((reason) => reason.code === code);
}
