import { z } from 'zod';
import type { Build, PartRow } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Assessment, BuildNumbers, Verdict } from '#src/domain/fitment/index.ts';
import { buildSnapshotSchema } from '#src/domain/leads/index.ts';
import type { Span } from '#src/domain/quotes/index.ts';

/** The choices, without anything about the owner, the visit or the progress. */
export type SharedState = Pick<Build, 'selectedOptions' | 'completedOptions'>;

const frozenObject = <Value>() =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

/**
 * Everything that a shared page shows, as it was when it was shared. Read back without today's validation, which may
 * have become stricter.
 */
export const frozenBuildSchema = z.object({
  ...buildSnapshotSchema.shape,
  state: frozenObject<SharedState>(),
  /** The whole record, so that the same truck is drawn even if the catalog's has changed or is gone. */
  vehicleRecord: frozenObject<Vehicle>(),
  assessment: frozenObject<Assessment>(),
  figures: frozenObject<BuildNumbers>(),
});

export type FrozenBuild = z.infer<typeof frozenBuildSchema>;

/** A read-only copy of a build that anybody with its link may see. It names no person. */
export type SharedBuild = {
  id: string;
  takenAt: Date;
  /** The version of the catalog it was made from. */
  catalogVersion: string;
  frozen: FrozenBuild;
};

/** What has changed since a build was shared. */
export type SinceThen = {
  /** The vehicle is no longer on record, so it cannot be built on. */
  vehicleGone: boolean;
  /** Parts that the shop no longer sells. */
  gone: PartRow[];
  /** Today's out-the-door price if it differs; null if it is the same or a part is gone. */
  totalCents: Span | null;
  /** Today's verdict where it differs. */
  verdict: Verdict | null;
};
