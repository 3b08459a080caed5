import { parse } from 'csv-parse/sync';
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';

type Table = { header: string[]; rows: string[][] };

/** A cell of the exported file that is to say something else. */
export type VehicleEdit = { of: string; column: string; text: string };

/** Every vehicle of the shop as the file that the office lets download. */
export async function exportVehicles(ctx: Ctx): Promise<Table> {
  const text = (await Array.fromAsync(exportGoods(ctx, 'vehicles'))).join('');
  const [header = [], ...rows]: string[][] = parse(text, { bom: true });
  return { header, rows };
}

/** As a spreadsheet saves it. */
export function writeTable({ header, rows }: Table, separator = ','): string {
  const line = (cells: string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
  return [header, ...rows].map(line).join('\r\n');
}

/** The exported file with some cells changed. */
export async function editedVehicles(
  ctx: Ctx,
  edits: readonly VehicleEdit[],
  separator?: string,
): Promise<string> {
  const { header, rows } = await exportVehicles(ctx);
  for (const { of, column, text } of edits) {
    const row = rows.find(([id]) => id === of);
    if (row) row[header.indexOf(column)] = text;
  }
  return writeTable({ header, rows }, separator);
}
