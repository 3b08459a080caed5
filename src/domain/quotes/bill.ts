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

/** A part that is bought and stays on the vehicle; sales tax is due on it. */
export type PartItem = {
  code: PartCode;
  count: number;
  /** Integer cents each. */
  eachCents: Span;
};

/** Work that is billed by the hour; mounting and balancing is billed per tire. */
export type HourlyJob = Exclude<LabourJob, 'mount-balance'>;
export type JobItem = { job: HourlyJob; hours: Span };

/** From this diameter on, a tire needs the larger machine and a second person. */
export const largeTireIn = 36;

export type NewTires = { count: number; diameterIn: number; eachCents: Cents };

/** All parts and work of a build, before the shop's rates are applied. */
export type Bill = {
  parts: readonly PartItem[];
  jobs: readonly JobItem[];
  /** Also counted among the parts; null if the old ones stay. */
  tires: NewTires | null;
};
