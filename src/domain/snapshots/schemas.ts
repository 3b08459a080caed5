import { z } from 'zod';
import type { Build, PartRow } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Assessment, BuildNumbers, Verdict } from '#src/domain/fitment/index.ts';
import { buildSnapshotSchema } from '#src/domain/leads/index.ts';
import type { Span } from '#src/domain/quotes/index.ts';

/** What was chosen: nothing of whose build it was, where they came from or how far they had come. */
export type SharedState = Pick<Build, 'selectedOptions' | 'completedOptions'>;

const frozenObject = <Value>() =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

/**
 * Everything that a shared page shows, as it was when it was shared. Read back without judging it
 * by today's rules: those may have become stricter since.
 */
export const frozenBuildSchema = z.object({
  ...buildSnapshotSchema.shape,
  state: frozenObject<SharedState>(),
  /** The whole record, so that the same truck is drawn when the catalogue's has changed or gone. */
  vehicleRecord: frozenObject<Vehicle>(),
  assessment: frozenObject<Assessment>(),
  figures: frozenObject<BuildNumbers>(),
});

export type FrozenBuild = z.infer<typeof frozenBuildSchema>;

/** A read-only copy of a build that anybody with its link may see. Nothing in it names a person. */
export type SharedBuild = {
  id: string;
  takenAt: Date;
  /** Which state of the catalogue it was made from. */
  catalogVersion: string;
  frozen: FrozenBuild;
};

/** What has changed since a build was shared. */
export type SinceThen = {
  /** The shop has no such vehicle on record any more: it cannot be built on. */
  vehicleGone: boolean;
  /** Parts that the shop no longer sells. */
  gone: PartRow[];
  /** Today's price out the door where it differs; null where it is the same or a part is gone. */
  totalCents: Span | null;
  /** Today's verdict where it differs. */
  verdict: Verdict | null;
};
