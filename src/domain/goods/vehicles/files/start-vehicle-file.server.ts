import { goodsChanges } from '#src/db/schema/goods.ts';
import type { FileProblem } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { why as whyImport } from '../../import/refusals.ts';
import { patchBetween } from '../../part-patch.ts';
import { openBatch, type PartChange } from '../../record-batch.server.ts';
import { factsOf, type StockVehicle } from '../vehicle-facts.ts';
import { readVehicleRecords, type VehicleRecord } from '../vehicle-rows.server.ts';
import { flipsOfFile } from './flips-of-file.server.ts';
import type { FileDetail } from './pending-file.server.ts';
import { readVehicleFile, type VehicleFileRows } from './read-vehicle-file.server.ts';
import { stageVehicle } from './stage-vehicle.ts';

const mostMegabytes = 48;
const mostProblems = 100;
const mostName = 100;

type Incoming = { fileName: string; bytes: Uint8Array };

/**
 * Compares a file of vehicles with the shop's and keeps what applying it would write, for a day. No vehicle changes; one
 * that the file does not mention never will. Requires catalog.write.
 * @throws {DomainError} invalid if it is no file of vehicles, too-large
 */
export async function startVehicleFile(
  ctx: Ctx,
  { fileName, bytes }: Incoming,
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  if (bytes.length === 0) throw new DomainError('invalid', whyImport('import.empty-file'));
  if (bytes.length > mostMegabytes * 1024 ** 2) {
    throw new DomainError('too-large', whyImport('import.too-large', { megabytes: mostMegabytes }));
  }
  const records = new Map(
    (await readVehicleRecords(ctx)).map((record) => [record.vehicle.id, record]),
  );
  const read = await readVehicleFile(bytes, (id) => records.get(id)?.vehicle);
  const name = fileName.slice(0, mostName);
  const today = String(await shopToday(ctx));
  const { pairs, same, problems } = stageAll(read, { records, fileName: name, today });
  const detail: FileDetail = {
    fileName: name,
    file: {
      same,
      refused: new Set(problems.map(({ line }) => line)).size,
      problems: problems.slice(0, mostProblems),
      notes: read.notes,
      flips: await flipsOfFile(ctx, pairs),
    },
  };
  return { id: await keep(ctx, { detail, changes: pairs.map(changeOf) }) };
}

type Pair = { before: StockVehicle | null; after: StockVehicle };
type Known = { records: ReadonlyMap<string, VehicleRecord>; fileName: string; today: string };

function stageAll(
  { vehicles, problems }: VehicleFileRows,
  { records, ...given }: Known,
): { pairs: Pair[]; same: number; problems: FileProblem[] } {
  const pairs: Pair[] = [];
  const refused = [...problems];
  let same = 0;
  for (const found of vehicles) {
    const fate = stageVehicle(found, { ...given, record: records.get(found.vehicle.id) });
    if (fate.fate === 'written') pairs.push({ before: fate.before, after: fate.after });
    else if (fate.fate === 'refused') refused.push(...fate.problems);
    else same += 1;
  }
  return { pairs, same, problems: refused.sort((one, other) => one.line - other.line) };
}

function changeOf({ before, after }: Pair): PartChange {
  const sku = after.id;
  if (before === null) return { sku, before: null, after: factsOf(after) };
  const patch = patchBetween(factsOf(before), factsOf(after));
  return { sku, before: patch?.before ?? {}, after: patch?.after ?? {} };
}

async function keep(
  ctx: Ctx,
  { detail, changes }: { detail: FileDetail; changes: readonly PartChange[] },
): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const batchId = await openBatch(inner, { kind: 'import', category: 'vehicles', detail });
    if (changes.length > 0) {
      await tx.insert(goodsChanges).values(changes.map((change) => ({ ...change, batchId })));
    }
    return batchId;
  });
}
