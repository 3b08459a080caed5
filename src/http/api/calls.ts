import { goodsCalls } from '../goods/goods-calls.ts';
import { getBuildCall, listBuildsCall, startBuildCall } from '../routes/builds.ts';
import { csrfCookieCall } from '../routes/csrf-cookie.ts';
import { saveProgressCall, submitBuildCall } from '../routes/leads.ts';
import { createSnapshotCall, readSnapshotCall } from '../routes/snapshots.ts';
import { listVehiclesCall } from '../routes/vehicles.ts';
import type { ApiCall } from './api-call.ts';

/** Every call of visitors, in the order in which a build makes them. */
export const apiCalls: readonly ApiCall[] = [
  csrfCookieCall,
  listVehiclesCall,
  startBuildCall,
  getBuildCall,
  saveProgressCall,
  submitBuildCall,
  createSnapshotCall,
  readSnapshotCall,
  listBuildsCall,
];

/** These, and the calls about the catalog, which need a key of the shop. */
export const allCalls: readonly ApiCall[] = [...apiCalls, ...goodsCalls];
