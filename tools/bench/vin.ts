import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { loadVinTable } from '#src/domain/vin/load-vin-table.server.ts';
import { readVin } from '#src/domain/vin/read-vin.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { generateVins } from '#tests/factories/generated-vins.ts';
import type { BenchResult } from './result.ts';

const count = 500;
const longestMs = 5;
const currentYear = 2026;

/**
 * How long a VIN takes to be read, each for the first time: the 95th percentile of 500. Processor time, because other
 * programs only ever add to what a clock shows.
 */
export async function measureVin(): Promise<BenchResult[]> {
  const table = await loadVinTable();
  const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, currentYear));
  const times = generateVins(table, count)
    .map(({ vin }) => {
      const start = process.cpuUsage();
      readVin(vin, { table, choices, currentYear });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    })
    .sort((one, other) => one - other);
  const [middle = 0, late = 0] = [times[count / 2], times[Math.floor(count * 0.95)]];
  const text = `a VIN takes ${middle.toFixed(2)} ms in the middle, 95 % within ${late.toFixed(2)} ms (goal ${longestMs})`;
  return [{ text, ratio: longestMs / late, goal: 1 }];
}
