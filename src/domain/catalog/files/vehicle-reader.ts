import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { type Vehicle, vehicleSchema } from '../vehicle-schema.ts';
import { type Column, columnsOf } from './columns.ts';
import { setAt, valueAt } from './field-paths.ts';
import type { FileProblem } from './file-error.ts';
import { readHeader } from './read-header.ts';
import { type RowCells, readRow } from './read-part.ts';

const columns: readonly Column[] = columnsOf.vehicles;

export type VehicleRow = { vehicle: Vehicle } | { problems: FileProblem[] };

export type VehicleReader = {
  /** What is wrong with the header; with any, rows must not be read. */
  problems: FileProblem[];
  /** A row as a vehicle. Facts for which the file has no column are those of the vehicle with the same id. */
  read(row: RowCells, known: (id: string) => Vehicle | undefined): VehicleRow;
};

/** Reads vehicles in the columns in which `exportGoods` writes them, in any order. */
export function vehicleReader(header: RowCells): VehicleReader {
  const { positions, problems } = readHeader(columns, header);
  const leftOut = columns.filter((column) => !positions.has(column));
  return {
    problems,
    read(row, known) {
      const { fields, problems: ofCells } = readRow(positions, row);
      if (ofCells.length > 0) return { problems: ofCells };
      const before = known(String(fields.id));
      for (const { path } of before ? leftOut : []) {
        setAt(fields, { path, value: valueAt(before ?? {}, path) });
      }
      const years = [valueAt(fields, 'years.0'), valueAt(fields, 'years.1')];
      const parsed = vehicleSchema.safeParse({ ...fields, years }, inReasons);
      if (parsed.success) return { vehicle: parsed.data };
      const issues = fieldIssues(parsed.error);
      return {
        problems: issues.map(({ path, ...told }) => ({
          line: row.line,
          ...inColumn(path),
          ...told,
        })),
      };
    },
  };
}

/** Whether these are the columns of a file of vehicles, apart from single ones that are missing or unknown. */
export function hasVehicleColumns(names: readonly string[]): boolean {
  const known = new Set(columns.map(({ name }) => name));
  return names.includes('id') && names.filter((name) => known.has(name)).length > names.length / 2;
}

/** The column that says what is at "liftTire.1.maxTireIn"; none if no column does. */
export function inColumn(path: string): { column?: string } {
  const found =
    columns.find((one) => path === one.path || path.startsWith(`${one.path}.`)) ??
    // A group that several columns say together, such as "years".
    columns.find((one) => one.path.startsWith(`${path}.`));
  return found ? { column: found.name } : {};
}
