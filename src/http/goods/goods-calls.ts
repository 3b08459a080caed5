import type { ApiCall } from '../api/api-call.ts';
import { allLineCalls } from './line-calls.ts';
import { allPartCalls } from './part-calls.ts';
import { vehicleCalls } from './vehicle-calls.ts';

/** Every call about the catalog, as the description lists them. */
export const goodsCalls: readonly ApiCall[] = [
  ...allPartCalls,
  ...allLineCalls,
  ...vehicleCalls,
] as readonly ApiCall[];
