import { z } from 'zod';
import {
  getVehicleRecord,
  listVehicleRecords,
  vehicleStamp,
} from '#src/domain/goods/index.server.ts';
import { partStatuses, vehicleOrigins } from '#src/domain/goods/index.ts';
import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { listQuery, orAll, pageOf, pathName } from './inputs.ts';
import { reads } from './kinds-of-calls.ts';
import { vehicleChangeCalls, vehicleRecord } from './vehicle-change-calls.ts';

const origin = z.enum(vehicleOrigins).meta({
  description: 'As the product ships it, changed by the shop, or the shop’s own.',
});

const summary = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  generation: z.string(),
  years: z
    .tuple([z.int(), z.int().nullable()])
    .readonly()
    .meta({ description: 'First and last model year.' }),
  configuration: z.string(),
  boltPattern: z.string(),
  trims: z.int(),
  status: z.enum(partStatuses),
  origin,
});

const { search, status, page } = listQuery;

const listRecordsCall = defineCall({
  ...reads,
  id: 'listVehicleRecords',
  method: 'get',
  path: '/v1/goods/vehicles',
  summary: 'List vehicle records',
  description: 'All that the shop knows, 50 to a page, whatever their status.',
  query: z.strictObject({
    ...{ search, status, page },
    make: z.string().max(80).default(''),
    origin: origin.optional(),
  }),
  answer: { status: 200, text: 'A page of the list.', data: pageOf(summary) },
  example: { query: 'make=Ford' },
});

const getRecordCall = defineCall({
  ...reads,
  id: 'getVehicleRecord',
  method: 'get',
  path: '/v1/goods/vehicles/{id}',
  summary: 'Read a vehicle record',
  description: 'Every measurement with its source.',
  params: z.object({ id: pathName('Id of the vehicle.') }),
  answer: { status: 200, text: 'The record.', data: vehicleRecord },
  refuses: { 'not-found': 'There is no vehicle with this id.' },
  example: { params: { id: 'ford-f150-2021' } },
});

export const vehicleCalls = [listRecordsCall, getRecordCall, ...Object.values(vehicleChangeCalls)];

export function serveVehicleRecords(serve: ServeCall): void {
  serve(listRecordsCall, async ({ ctx, query }) => {
    const asked = { ...query, status: orAll(query.status), origin: orAll(query.origin) };
    const { vehicles, pages, total } = await listVehicleRecords(ctx, asked);
    return { data: { items: query.page > pages ? [] : vehicles, page: query.page, pages, total } };
  });

  serve(getRecordCall, async ({ ctx, params: { id } }) => {
    const { vehicle } = await getVehicleRecord(ctx, id);
    return { data: { ...vehicle, version: vehicleStamp(vehicle) } };
  });
}
