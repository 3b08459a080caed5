import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { createTestContext } from './context.ts';
import { asStaff } from './staff.ts';

type TestShop = { database: Database; ctx: Ctx; editor: Ctx };

/** A database for the test file, the shop's own context on it, and an editor's. Close the database in `afterAll`. */
export async function openShop(parts?: Partial<Ctx>): Promise<TestShop> {
  const database = await openTestDatabase();
  const ctx = createTestContext(database.db, parts);
  return { database, ctx, editor: asStaff(ctx, 'editor') };
}
