import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import {
  addVehicle,
  fitsOfVehicle,
  getVehicleRecord,
  lossOf,
  partFlips,
  readTypedVehicle,
  removeVehicle,
  saveVehicle,
  vehicleStamp,
} from '#src/domain/goods/index.server.ts';
import { type StockVehicle, vehicleValues } from '#src/domain/goods/index.ts';
import { why } from '#src/http/refusals.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { vehicleChangeCalls } from './vehicle-change-calls.ts';
import { inFactNames } from './vehicle-wire.ts';
import { withChanges } from './wire-fields.ts';

export function serveVehicleChanges(serve: ServeCall): void {
  const calls = vehicleChangeCalls;

  serve(calls.add, async ({ ctx, body: { from, ...facts } }) => {
    const neighbor = { ...(await neighborOf(ctx, from)), status: 'draft', provenance: {} };
    const form = formWith(neighbor, facts);
    const { id } = await inFactNames(() => addVehicle(ctx, { form }));
    return { data: await view(ctx, id) };
  });

  serve(calls.look, async ({ ctx, params: { id }, body }) => {
    const record = await getVehicleRecord(ctx, id);
    const form = formWith(record.vehicle, body);
    const after = await inFactNames(() => readTypedVehicle(ctx, { form, record, id }));
    const was = await fitsOfVehicle(ctx, record.vehicle);
    const flips = partFlips(was, await fitsOfVehicle(ctx, after));
    const loss = lossOf(flips);
    return { data: { flips, loss: loss && { parts: loss.parts, accept: loss.stamp } } };
  });

  serve(calls.change, async ({ ctx, params: { id }, body }) => {
    const { version: seen, accept = null, ...facts } = body;
    const { vehicle } = await getVehicleRecord(ctx, id);
    // What is not sent stays as it is here, so that must be what the caller has read.
    if (vehicleStamp(vehicle) !== seen) {
      throw refuseField('conflict', 'version', why('goods.changed-since'));
    }
    const form = formWith(vehicle, facts);
    await inFactNames(() => saveVehicle(ctx, { id, form, seen, accepted: accept }));
    return { data: await view(ctx, id) };
  });

  serve(calls.remove, async ({ ctx, params: { id } }) => {
    return { data: { outcome: await removeVehicle(ctx, { id }) } };
  });
}

/** @throws {DomainError} invalid if there is none */
async function neighborOf(ctx: Ctx, from: string): Promise<StockVehicle> {
  try {
    return (await getVehicleRecord(ctx, from)).vehicle;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not-found') throw error;
    throw refuseField('invalid', 'from', error.told);
  }
}

/** The record with these facts as the form that the office would send: its rules are the only ones. */
function formWith(vehicle: object, facts: object) {
  // Sent facts have the schema's form, the others are the record's.
  return vehicleValues(withChanges(vehicle, facts) as unknown as StockVehicle);
}

async function view(ctx: Ctx, id: string) {
  const { vehicle } = await getVehicleRecord(ctx, id);
  return { ...vehicle, version: vehicleStamp(vehicle) };
}
