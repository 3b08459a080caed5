import type { LabourJob } from '#src/domain/gallery/index.ts';
import type { Cents } from '#src/lib/money.ts';
import type { Span } from './span.ts';

export const partCodes = [
  'lift-kit',
  'wheels',
  'tires',
  'lug-kit',
  'tpms-sensors',
  'gear-sets',
  'track-bar',
] as const;
export type PartCode = (typeof partCodes)[number];

/** Something that is bought and stays on the vehicle; sales tax is due on it. */
export type PartItem = {
  code: PartCode;
  count: number;
  /** Integer cents for one. */
  eachCents: Span;
};

/** Work that is billed by the hour; mounting and balancing is billed by the tire. */
export type HourlyJob = Exclude<LabourJob, 'mount-balance'>;
export type JobItem = { job: HourlyJob; hours: Span };

/** From this diameter a tire takes the larger machine and the second pair of hands. */
export const largeTireIn = 36;

export type NewTires = { count: number; diameterIn: number; eachCents: Cents };

/** All that is bought and done for a build, before any rate of the shop. */
export type Bill = {
  parts: readonly PartItem[];
  jobs: readonly JobItem[];
  /** Counted among the parts too; null where the old ones stay. */
  tires: NewTires | null;
};
