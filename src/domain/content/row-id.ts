import { z } from 'zod';

const largestId = 2_147_483_647;

/** A row id. PostgreSQL refuses larger numbers. */
export const rowId = z.int().positive().max(largestId);

export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}
