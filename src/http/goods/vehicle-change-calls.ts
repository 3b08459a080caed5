import { z } from 'zod';
import { storedVehicleSchema } from '#src/domain/catalog/index.ts';
import { partStatuses } from '#src/domain/goods/index.ts';
import { defineCall } from '../api/api-call.ts';
import { pathName, removed, version } from './inputs.ts';
import { reads, writes } from './kinds-of-calls.ts';
import { isStorable, vehicleFacts } from './vehicle-wire.ts';

export const vehicleRecord = storedVehicleSchema.extend({ status: z.enum(partStatuses), version });

const path = '/v1/goods/vehicles/{id}';
const params = z.object({ id: pathName('Id of the vehicle.') });
const example = { params: { id: 'ford-f150-2021' } };
const missing = { 'not-found': 'There is no vehicle with this id.' };

const verdict = z.enum(['fits', 'fits-with-work', 'unknown', 'does-not-fit']);
const loss = z
  .object({
    parts: z.int(),
    accept: z.string().meta({ description: 'Names exactly this loss; changing asks for it.' }),
  })
  .nullable();

const preview = z.object({
  flips: z
    .array(
      z.object({
        category: z.enum(['wheels', 'tires', 'lift-kits']),
        before: verdict,
        after: verdict,
        parts: z.int(),
        examples: z.array(z.string()).meta({ description: 'Names of the first four.' }),
      }),
    )
    .meta({ description: 'Verdicts that would change, of a truck without a lift.' }),
  loss: loss.meta({ description: 'Parts that fit now and would not; null: none.' }),
});

const facts = vehicleFacts.meta({
  description:
    'Facts as the record has them, each sent whole, tables such as `liftTire` too; `provenance` names the source of single facts, and a changed fact without one says that the shop entered it.',
});
const storable = (body: object) => isStorable(body);

const look = defineCall({
  ...reads,
  id: 'previewVehicleChange',
  method: 'post',
  path: `${path}/preview`,
  summary: 'Preview a change of a vehicle',
  description:
    'Changes nothing: tries the shop’s parts on the vehicle as it is and as it would be.',
  params,
  body: facts.refine(storable),
  answer: { status: 200, text: 'What would change on the site.', data: preview },
  refuses: missing,
  example: { ...example, body: { boltPattern: '8x170' } },
});

const change = defineCall({
  ...writes,
  id: 'changeVehicle',
  method: 'patch',
  path,
  summary: 'Change a vehicle',
  description:
    'Only the facts that are sent. If parts that fit now would not, only with the `accept` of a preview.',
  params,
  body: facts
    .extend({
      version,
      accept: z.string().max(64).optional().meta({ description: 'The loss that you accept.' }),
    })
    .refine(storable),
  answer: { status: 200, text: 'The record as it is now.', data: vehicleRecord },
  refuses: { ...missing, conflict: 'It has changed since you read it, or parts stop fitting.' },
  example: {
    ...example,
    body: { version: 'KbQ2v0m1kXn5f8YwEoZr3A', groundClearanceIn: 9.6 },
  },
});

const add = defineCall({
  ...writes,
  id: 'addVehicle',
  method: 'post',
  path: '/v1/goods/vehicles',
  summary: 'Add a vehicle',
  description:
    'As a copy of its neighbor `from`, with the facts that are sent; the neighbor’s sources are left out, because nobody has checked them on the new one. A `draft`, which visitors do not see, unless `status` says else.',
  body: facts.extend({ from: pathName('Id of the vehicle to copy.') }).refine(storable),
  answer: { status: 201, text: 'The record as it was added.', data: vehicleRecord },
  example: { body: { from: 'ford-f150-2021', model: 'F-150 Limited', groundClearanceIn: 9.4 } },
});

const remove = defineCall({
  ...writes,
  id: 'deleteVehicle',
  method: 'delete',
  path,
  summary: 'Delete a vehicle',
  description: 'What the product ships, or something refers to, is discontinued instead.',
  params,
  answer: { status: 200, text: 'What became of it.', data: removed },
  refuses: missing,
  example: { params: { id: 'ford-f150-2015' } },
});

export const vehicleChangeCalls = { add, look, change, remove };
