import { z } from 'zod';
import { listBatches, undoBatch, undoDays } from '#src/domain/goods/index.server.ts';
import { lineCategories, manyChangeSchema, partCategories } from '#src/domain/goods/index.ts';
import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { pathName } from './inputs.ts';
import { reads, writes } from './kinds-of-calls.ts';

const categories = [...partCategories, ...lineCategories, 'vehicles'] as const;

const batch = z.object({
  id: z.uuid(),
  kind: z.string().meta({
    description: '`add`, `edit`, `remove`, `many`, `import`, `undo` or `shipped`.',
  }),
  at: z.iso.datetime(),
  actorName: z.string().meta({ description: 'A person, or the name of a key.' }),
  parts: z.int(),
  change: manyChangeSchema.nullable().meta({ description: 'What was done to many parts.' }),
  fileName: z.string().nullable().meta({ description: 'The file that was imported.' }),
  sku: z.string().nullable().meta({ description: 'The only part or line it changed.' }),
  canBeUndone: z.boolean(),
});

const undone = z.object({
  undone: z.int(),
  kept: z.int().meta({ description: 'Those that somebody has changed since: they stay.' }),
});

const listChangesCall = defineCall({
  ...reads,
  id: 'listCatalogChanges',
  method: 'get',
  path: '/v1/goods/changes',
  summary: 'List the last changes',
  description: 'Of one category, newest first, whoever made them: the office, a file, or a key.',
  query: z.strictObject({
    category: z.enum(categories),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: { status: 200, text: 'The changes.', data: z.array(batch) },
  example: { query: 'category=wheels&limit=20' },
});

const undoCall = defineCall({
  ...writes,
  id: 'undoCatalogChange',
  method: 'post',
  path: '/v1/goods/changes/{batchId}/undo',
  summary: 'Undo a change',
  description: `Gives goods back what they had, for ${undoDays} days. What was added is deleted, or discontinued if something refers to it. Undoing is a change, too, and can be undone.`,
  params: z.object({ batchId: pathName('Id of the change.') }),
  answer: { status: 200, text: 'How many are as they were.', data: undone },
  refuses: {
    'not-found': 'There is no such change.',
    conflict: 'It was undone already, or is too long ago.',
  },
  example: { params: { batchId: '7a3d0d0e-5b0d-4c57-9a53-2f6f0f3b8d11' } },
});

export const changeCalls = [listChangesCall, undoCall];

export function serveChanges(serve: ServeCall): void {
  serve(listChangesCall, async ({ ctx, query: { category, limit } }) => {
    return { data: await listBatches(ctx, { category, most: limit }) };
  });

  serve(undoCall, async ({ ctx, params }) => ({ data: await undoBatch(ctx, params) }));
}
