import type { ApiCall } from '../api/api-call.ts';
import { allBulkCalls } from './bulk-calls.ts';
import { changeCalls } from './change-calls.ts';
import { fileCalls } from './file-calls.ts';
import { fitmentCalls } from './fitment-calls.ts';
import { importCalls } from './import-calls.ts';
import { allLineCalls } from './line-calls.ts';
import { allPartCalls } from './part-calls.ts';
import { supplierCalls } from './supplier-calls.ts';
import { vehicleCalls } from './vehicle-calls.ts';

/** Every call about the catalog, as the description lists them. */
export const goodsCalls: readonly ApiCall[] = [
  ...allPartCalls,
  ...allLineCalls,
  ...allBulkCalls,
  ...changeCalls,
  ...Object.values(importCalls),
  ...supplierCalls,
  ...Object.values(fitmentCalls),
  ...fileCalls,
  ...vehicleCalls,
] as readonly ApiCall[];
