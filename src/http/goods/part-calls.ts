import { z } from 'zod';
import {
  type PartCategory,
  partCategories,
  partSorts,
  type StockPart,
  stockPartSchemas,
} from '#src/domain/goods/index.ts';
import { defineCall } from '../api/api-call.ts';
import { eventSchema } from './event-schema.ts';
import { listQuery, pageOf, pathName, removed, version } from './inputs.ts';
import { callName, reads, writes } from './kinds-of-calls.ts';
import { partChanges, partInputs } from './part-wire.ts';

const examples = {
  wheels: {
    one: 'wheel',
    sku: 'tinstead-fallow-17x9-6x1397-p0',
    added: {
      ...{ sku: 'tinstead-fallow-17x8-6x1397-p10', lineId: 'tinstead-fallow', priceCents: 26_900 },
      ...{ diameterIn: 17, widthIn: 8, offsetMm: 10, boltPatterns: ['6x139.7'], boreMm: 106.2 },
      ...{ finishes: ['matte black'], weightLb: 26, lug: 'conical seat, vehicle thread' },
    },
  },
  tires: {
    one: 'tire',
    sku: 'granfell-saltmarch-at-lt22575r16',
    added: {
      ...{ sku: 'granfell-saltmarch-at-lt28565r20', lineId: 'granfell-saltmarch-at' },
      ...{ priceCents: 32_900, size: 'LT285/65R20', diameterIn: 34.6, sectionIn: 11.5 },
      ...{ loadRange: 'E', loadIndex: '127/124', maxLoadLb: 3860, weightLb: 58 },
    },
  },
} as const;

const params = z.object({ sku: pathName('Stock number.') });

function recordOf(category: PartCategory) {
  const { shape } = stockPartSchemas[category];
  // The rest of a part is the same for both; the compiler cannot tell for a category that it does not know.
  return z.object({ ...shape, version }) as unknown as z.ZodType<StockPart & { version: string }>;
}

function readingCalls(category: PartCategory) {
  const { one, sku } = examples[category];
  const path = `/v1/goods/${category}`;
  const part = recordOf(category);
  return {
    list: defineCall({
      ...reads,
      id: callName('list', category),
      method: 'get',
      path,
      summary: `List ${category}`,
      description: 'As the office lists them, 50 to a page, whatever their status.',
      query: z.strictObject({
        ...listQuery,
        line: pathName('Id of a line.').optional(),
        sort: z.enum(partSorts).default('line'),
      }),
      answer: { status: 200, text: 'A page of the list.', data: pageOf(part) },
      example: { query: 'search=17&status=active' },
    }),
    get: defineCall({
      ...reads,
      id: callName('get', one),
      method: 'get',
      path: `${path}/{sku}`,
      summary: `Read a ${one}`,
      description: 'With what only the shop may know: cost, minimum advertised price, UPC.',
      params,
      answer: { status: 200, text: `The ${one}.`, data: part },
      refuses: { 'not-found': `There is no ${one} with this number.` },
      example: { params: { sku } },
    }),
    history: defineCall({
      ...reads,
      id: callName('list', one, 'changes'),
      method: 'get',
      path: `${path}/{sku}/changes`,
      summary: `Read the history of a ${one}`,
      description:
        'Its last 50 changes, newest first, with the fields before and after. Empty for a number that was never used.',
      params,
      answer: { status: 200, text: 'The changes.', data: z.array(eventSchema) },
      example: { params: { sku } },
    }),
  };
}

function writingCalls(category: PartCategory) {
  const { one, sku, added } = examples[category];
  const path = `/v1/goods/${category}`;
  const part = recordOf(category);
  const missing = { 'not-found': `There is no ${one} with this number.` };
  return {
    add: defineCall({
      ...writes,
      id: callName('add', one),
      method: 'post',
      path,
      summary: `Add a ${one}`,
      description:
        'A `draft`, which visitors do not see, unless `status` says else. Brand, name and other facts of its line come from the line.',
      body: partInputs[category],
      answer: { status: 201, text: `The ${one} as it was added.`, data: part },
      refuses: { conflict: 'The number is taken.' },
      example: { body: added },
    }),
    change: defineCall({
      ...writes,
      id: callName('change', one),
      method: 'patch',
      path: `${path}/{sku}`,
      summary: `Change a ${one}`,
      description:
        'Only the fields that are sent. `status: "discontinued"` stops offering it, `supersededBy` names the part that replaces it.',
      params,
      body: partChanges[category].extend({ version }),
      answer: { status: 200, text: `The ${one} as it is now.`, data: part },
      refuses: { ...missing, conflict: 'It has changed since you read it.' },
      example: {
        params: { sku },
        body: { version: 'KbQ2v0m1kXn5f8YwEoZr3A', priceCents: 24_900, stock: { onHand: 8 } },
      },
    }),
    remove: defineCall({
      ...writes,
      id: callName('delete', one),
      method: 'delete',
      path: `${path}/{sku}`,
      summary: `Delete a ${one}`,
      description: 'What something refers to is discontinued instead.',
      params,
      answer: { status: 200, text: 'What became of it.', data: removed },
      refuses: missing,
      example: { params: { sku } },
    }),
  };
}

const callsOf = (category: PartCategory) => ({
  ...readingCalls(category),
  ...writingCalls(category),
});

export const partCalls = { wheels: callsOf('wheels'), tires: callsOf('tires') };
export const allPartCalls = partCategories.flatMap((category) =>
  Object.values(partCalls[category]),
);
