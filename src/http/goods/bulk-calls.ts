import { z } from 'zod';
import { refuseField } from '#src/domain/errors.ts';
import { changeMany, previewMany } from '#src/domain/goods/index.server.ts';
import {
  manyChangeSchema,
  type PartCategory,
  partCategories,
  partStatuses,
  type StockPart,
  stockStates,
  usualQuery,
} from '#src/domain/goods/index.ts';
import { why } from '#src/http/refusals.ts';
import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { orAll, words } from './inputs.ts';
import { callName, reads, writes } from './kinds-of-calls.ts';

const filter = z.strictObject({
  search: words(120).optional(),
  brand: words(120).optional(),
  line: words(120).optional(),
  status: z.enum(partStatuses).optional(),
  stock: z.enum(stockStates).optional(),
});

const asked = z.strictObject({
  skus: z
    .array(words(120))
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Stock numbers; instead of `filter`.' }),
  filter: filter.optional().meta({
    description: 'All parts that the list finds with it; instead of `skus`. `{}` is all of them.',
  }),
  change: manyChangeSchema.meta({
    description:
      '`price` by `percent`, or by `dollars`, whose `amount` is in cents; `status`; or `stock`, the count on the shelf. `end` rounds a price to the cent, the whole dollar, or 99 cents.',
  }),
});

const hash = z.string().max(64).meta({
  description: 'Names what the preview showed; applying does exactly this.',
});

const shown = z.object({
  priceCents: z.int(),
  status: z.enum(partStatuses),
  onHand: z.int().nullable(),
});

const preview = z.object({
  hash,
  changed: z.int(),
  unchanged: z.int().meta({ description: 'Parts that stay as they are.' }),
  noPrice: z.int().meta({ description: 'Of those, parts that stay off the site without a price.' }),
  belowMap: z.int().meta({ description: 'Parts that would cost less than the maker lets show.' }),
  belowCost: z.int().meta({ description: 'Parts that would cost less than the shop pays.' }),
  middlePercent: z.number().nullable().meta({ description: 'The middle of all price changes.' }),
  examples: z
    .array(z.object({ sku: z.string(), before: shown, after: shown }))
    .meta({ description: 'The first 50.' }),
});

const example = {
  filter: { brand: 'Tinstead', status: 'active' },
  change: { what: 'price', step: { by: 'percent', amount: 8, end: 'dollar' } },
};

const callsOf = (category: PartCategory) => ({
  preview: defineCall({
    ...reads,
    id: callName('preview', category, 'change'),
    method: 'post',
    path: `/v1/goods/${category}/bulk/preview`,
    summary: `Preview a change of many ${category}`,
    description: 'Changes nothing. Its `hash` is what applying the change asks for.',
    body: asked,
    answer: { status: 200, text: 'What would change.', data: preview },
    example: { body: example },
  }),
  apply: defineCall({
    ...writes,
    id: callName('change', 'many', category),
    method: 'post',
    path: `/v1/goods/${category}/bulk`,
    summary: `Change many ${category}`,
    description: 'What the preview showed, in one step that can be undone.',
    body: asked.extend({ hash }),
    answer: {
      status: 200,
      text: 'It is done.',
      data: z.object({ batchId: z.uuid(), changed: z.int() }),
    },
    refuses: { conflict: 'Parts have changed since the preview.' },
    example: { body: { ...example, hash: 'mPBe2pVQ0h9dyCWdBr5Yj1t3x8m1c3LZb0vT6bq0xkE' } },
  }),
});

const bulkCalls = { wheels: callsOf('wheels'), tires: callsOf('tires') };

export const allBulkCalls = partCategories.flatMap((category) =>
  Object.values(bulkCalls[category]),
);

export function serveBulk(serve: ServeCall): void {
  for (const category of partCategories) {
    const { preview: look, apply } = bulkCalls[category];

    serve(look, async ({ ctx, body }) => {
      const { seen, examples, ...counts } = await previewMany(ctx, manyOf(category, body));
      const parts = examples.map(({ before, after }) => ({
        sku: before.sku,
        before: toShown(before),
        after: toShown(after),
      }));
      return { data: { ...counts, hash: seen, examples: parts } };
    });

    serve(apply, async ({ ctx, body: { hash: seen, ...body } }) => {
      return { data: await changeMany(ctx, { ...manyOf(category, body), seen }) };
    });
  }
}

/** A body without parts would otherwise mean all of them. */
function manyOf(category: PartCategory, { skus, filter: by, change }: z.output<typeof asked>) {
  if ((skus === undefined) === (by === undefined)) {
    throw refuseField('invalid', 'skus', why('goods.skus-or-filter'));
  }
  const { search = '', brand = '', line = '', status, stock } = by ?? {};
  const all = { ...usualQuery(category), search, brand, line };
  const chosen = { ...all, status: orAll(status), stock: orAll(stock) };
  return { chosen: { filter: chosen, skus: skus ?? ('all' as const) }, change };
}

function toShown({ priceCents, status, stock: { onHand } }: StockPart): z.input<typeof shown> {
  return { priceCents, status, onHand };
}
