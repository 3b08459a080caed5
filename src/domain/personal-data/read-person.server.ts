import { count, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResumeScan } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findKeys, type PersonKeys } from './find-keys.server.ts';
import { type Holding, type HoldingName, holdingNames, holdings } from './holdings.server.ts';
import type { Person } from './person.ts';

/** How many rows of each kind the shop has about somebody. */
export type HeldCounts = Record<HoldingName, number>;

/** Requires privacy.manage. All zero for an unknown person. */
export async function countHeld(ctx: Ctx, person: Person): Promise<HeldCounts> {
  requireScope(ctx.actor, 'privacy.manage');
  const keys = await findKeys(ctx.db, person);
  const counted: [HoldingName, number][] = [];
  for (const name of holdingNames) {
    const { table, where }: Holding = holdings[name];
    const [row] = await ctx.db.select({ rows: count() }).from(table).where(where(keys));
    counted.push([name, row?.rows ?? 0]);
  }
  return Object.fromEntries(counted) as HeldCounts; // A pair for each name.
}

export type HeldRow = Record<string, unknown>;
/** A resume is sealed; it can be opened with its seal once the virus scanner allows it. */
export type HeldFile = { key: string; name: string; seal?: string | null; scan?: ResumeScan };

/** The rows themselves, without columns that only prove or unlock something. */
export async function readHeld(
  { db }: Pick<Ctx, 'db'>,
  keys: PersonKeys,
): Promise<Record<HoldingName, HeldRow[]>> {
  const read: [HoldingName, HeldRow[]][] = [];
  for (const name of holdingNames) {
    const { table, where }: Holding = holdings[name];
    read.push([name, await db.select(shownColumns(table)).from(table).where(where(keys))]);
  }
  return Object.fromEntries(read) as Record<HoldingName, HeldRow[]>; // A pair for each name.
}

/** Hashes, file keys and form ids say nothing about the person. */
const inner = new Set([
  'capabilityHash',
  'key',
  'sha256',
  'formId',
  'seal',
  'deskVersion',
  'personKey',
]);

function shownColumns(table: Holding['table']): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => !inner.has(name)),
  );
}

/** The person's files in the private store. */
export async function listHeldFiles({ db }: Pick<Ctx, 'db'>, keys: PersonKeys) {
  const files: HeldFile[] = [];
  for (const name of holdingNames) {
    const { table, where, file }: Holding = holdings[name];
    if (!file) continue;
    const rows = await db.select(file).from(table).where(where(keys));
    files.push(...(rows as HeldFile[])); // Both columns are text, not null.
  }
  return files;
}
