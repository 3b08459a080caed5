import { z } from 'zod';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';

const vehicle = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  yearFrom: z.int(),
  yearTo: z.int(),
  bodyStyle: z.string(),
  generation: z.string(),
  configuration: z.string(),
  trims: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      drive: z.string().nullable(),
      from: z.int(),
      to: z.int(),
    }),
  ),
});

export const listVehiclesCall = defineCall({
  id: 'listVehicles',
  method: 'get',
  path: '/p/v1/vehicles',
  summary: 'List the vehicles that a build can start from',
  description:
    'Each generation with the model years it was sold in. Together with a year its `id` starts a build.',
  limit: 'read',
  answer: { status: 200, text: 'All vehicles of the catalog.', data: z.array(vehicle) },
  example: {},
});

export function serveVehicles(serve: ServeCall): void {
  serve(listVehiclesCall, async ({ ctx }) => ({ data: [...(await vehicleChoices(ctx))] }));
}
