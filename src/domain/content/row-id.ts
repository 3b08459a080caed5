import { z } from 'zod';

const largestId = 2_147_483_647;

/** The number of a row. PostgreSQL refuses to be asked for a larger one. */
export const rowId = z.int().positive().max(largestId);

export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}
