import { z } from 'zod';

const fields = z.record(z.string(), z.unknown()).nullable();

/** A change in the history of a part or line. */
export const eventSchema = z.object({
  batchId: z.uuid().meta({ description: 'The change that it was part of; undoes it.' }),
  kind: z.string(),
  at: z.iso.datetime(),
  actorName: z.string(),
  before: fields.meta({ description: 'Fields before; null: it was added.' }),
  after: fields.meta({ description: 'Fields after; null: it was deleted.' }),
});
