import {
  FileError,
  type FileProblem,
  hasVehicleColumns,
  type Vehicle,
  vehicleReader,
} from '#src/domain/catalog/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import { type FeedTable, inMemory, openTable } from '#src/domain/feeds/index.server.ts';
import type { Refusal } from '../../../refusal.ts';
import { why } from './refusals.ts';
import type { FileVehicle } from './stage-vehicle.ts';

/** A shop has a few hundred vehicles; all of the product's are some 150. */
const mostRows = 1_000;
const mostProblems = 100;

export type VehicleFileRows = {
  vehicles: FileVehicle[];
  /** The first hundred of what cannot be read, by line and column. */
  problems: FileProblem[];
  /** How the file was read, where that was not obvious. */
  notes: Refusal[];
};

/**
 * The vehicles of a file in the shop's own columns: text with any separator and encoding, or a workbook. Of a vehicle
 * that is in it twice, the first counts.
 * @throws {DomainError} invalid if it is no such file, or has more than a thousand vehicles
 */
export async function readVehicleFile(
  bytes: Uint8Array,
  known: (id: string) => Vehicle | undefined,
): Promise<VehicleFileRows> {
  try {
    return await readTable(await openTable(inMemory(bytes)), known);
  } catch (error) {
    if (error instanceof FileError) throw new DomainError('invalid', error.problem);
    throw error;
  }
}

async function readTable(
  table: FeedTable,
  known: (id: string) => Vehicle | undefined,
): Promise<VehicleFileRows> {
  const { line, names } = table.header;
  // Separators behind the last column, as some spreadsheets write them.
  const width = names.findLastIndex((name) => name !== '') + 1;
  const cells = names.slice(0, width);
  if (!hasVehicleColumns(cells))
    throw new DomainError('invalid', why('vehicle-file.other-columns'));
  const reader = vehicleReader({ line, cells });
  const read: VehicleFileRows = { vehicles: [], problems: reader.problems, notes: table.notes };
  if (reader.problems.length > 0) return read;
  const lineOf = new Map<string, number>();
  let rows = 0;
  for await (const row of table.rows()) {
    rows += 1;
    if (rows > mostRows) {
      throw new DomainError('invalid', why('vehicle-file.too-many', { most: mostRows }));
    }
    const broken = [row.problem, ...(row.unread ?? []).map(({ problem }) => problem)];
    const problems = broken.filter((one) => one !== undefined);
    const found =
      problems.length > 0
        ? { problems }
        : reader.read({ line: row.line, cells: row.cells.slice(0, width) }, known);
    if ('problems' in found) read.problems.push(...found.problems);
    else takeFirst({ line: row.line, vehicle: found.vehicle }, { read, lineOf });
  }
  return { ...read, problems: read.problems.slice(0, mostProblems) };
}

type Reading = { read: VehicleFileRows; lineOf: Map<string, number> };

function takeFirst(found: FileVehicle, { read, lineOf }: Reading): void {
  const { id } = found.vehicle;
  const first = lineOf.get(id);
  if (first === undefined) {
    lineOf.set(id, found.line);
    read.vehicles.push(found);
    return;
  }
  const told = why('vehicle-file.twice', { id, line: first });
  read.problems.push({ line: found.line, column: 'id', ...told });
}
