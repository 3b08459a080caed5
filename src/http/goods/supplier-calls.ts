import { z } from 'zod';
import {
  feedFields,
  fileKinds,
  priceFields,
  supplierProfileSchema,
} from '#src/domain/feeds/index.ts';
import { getSupplier, listSuppliers } from '#src/domain/goods/index.server.ts';
import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { pathName } from './inputs.ts';
import { reads } from './kinds-of-calls.ts';

const { decimal, mayChange, stockIs, supplierDays } = supplierProfileSchema.shape;

const supplier = z.object({
  id: z.uuid(),
  name: z.string(),
  at: z.iso.datetime().meta({ description: 'When it was last saved.' }),
  format: z.enum(['table', 'pies']),
  kind: z.enum(fileKinds),
  columns: z
    .array(z.object({ header: z.string(), field: z.enum(feedFields) }))
    .meta({ description: 'Columns that are read, with what each is.' }),
  priceFrom: z.enum(priceFields).nullable().meta({
    description: 'Which price visitors pay; null keeps the shop’s own.',
  }),
  decimal,
  stockIs: stockIs.unwrap().meta({ description: 'Whose shelf is counted.' }),
  supplierDays: supplierDays.unwrap(),
  mayChange,
  overTyped: z.boolean().meta({
    description: 'Whether its files also change what somebody in the shop has typed.',
  }),
  lineId: z.string().nullable().meta({ description: 'Line that new parts go to.' }),
});

const listSuppliersCall = defineCall({
  ...reads,
  id: 'listSuppliers',
  method: 'get',
  path: '/v1/goods/suppliers',
  summary: 'List suppliers',
  description:
    'How the shop reads the files of each, by the last that was applied; a file with the same columns is recognized.',
  answer: { status: 200, text: 'The suppliers, by name.', data: z.array(supplier) },
  example: {},
});

const getSupplierCall = defineCall({
  ...reads,
  id: 'getSupplier',
  method: 'get',
  path: '/v1/goods/suppliers/{supplierId}',
  summary: 'Read a supplier',
  description: 'How the shop reads its files.',
  params: z.object({ supplierId: pathName('Id of the supplier.') }),
  answer: { status: 200, text: 'The supplier.', data: supplier },
  refuses: { 'not-found': 'There is no such supplier.' },
  example: { params: { supplierId: '2f9d8f5a-0c3e-4a57-8f5d-0c1f6e7b9a10' } },
});

export const supplierCalls = [listSuppliersCall, getSupplierCall];

type Found = Awaited<ReturnType<typeof getSupplier>>;

const wire = ({ profile, ...known }: Found): z.input<typeof supplier> => ({ ...profile, ...known });

export function serveSuppliers(serve: ServeCall): void {
  serve(listSuppliersCall, async ({ ctx }) => ({ data: (await listSuppliers(ctx)).map(wire) }));

  serve(getSupplierCall, async ({ ctx, params }) => ({
    data: wire(await getSupplier(ctx, params.supplierId)),
  }));
}
