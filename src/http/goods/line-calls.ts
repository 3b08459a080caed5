import { z } from 'zod';
import { liftKitLineSchema, tireLineSchema, wheelLineSchema } from '#src/domain/catalog/index.ts';
import {
  type GoodsOf,
  type LineCategory,
  lineCategories,
  lineSorts,
  partStatuses,
  stockStates,
} from '#src/domain/goods/index.ts';
import { defineCall } from '../api/api-call.ts';
import { eventSchema } from './event-schema.ts';
import { listQuery, pageOf, pathName, removed, version } from './inputs.ts';
import { callName, reads, writes } from './kinds-of-calls.ts';
import { lineChanges, lineInputs } from './line-wire.ts';

const examples = {
  'lift-kits': {
    ...{ one: 'lift-kit', words: 'lift kit', id: 'cairnwell-levelset' },
    added: {
      ...{ brand: 'Cairnwell', name: 'Levelset HD', type: 'leveling', for: 'IFS half-ton' },
      heights: [{ frontIn: 2, rearIn: 1, stock: { onHand: 2 } }],
      ...{ shock: 'retains factory', hours: { min: 2, max: 3.5 } },
      ...{ priceCents: { min: 12_900, max: 32_900 }, warranty: 'limited lifetime' },
    },
  },
  'wheel-lines': {
    ...{ one: 'wheel-line', words: 'line of wheels', id: 'basaltline-corbel' },
    added: { brand: 'Basaltline', name: 'Lintel', construction: 'flow-formed' },
  },
  'tire-lines': {
    ...{ one: 'tire-line', words: 'line of tires', id: 'granfell-saltmarch-at' },
    added: {
      ...{ brand: 'Granfell', name: 'Saltmarch R/T', type: 'R/T', speed: 'Q' },
      ...{ treadDepth32: 17, threePeak: true, mileageWarranty: 45_000 },
    },
  },
} as const;

const schemas = {
  'lift-kits': liftKitLineSchema,
  'wheel-lines': wheelLineSchema,
  'tire-lines': tireLineSchema,
} as const;

type Line = GoodsOf[LineCategory];

function recordOf(category: LineCategory) {
  const { shape } = schemas[category];
  // The compiler cannot tell for a category that it does not know.
  return z.object({ ...shape, version }) as unknown as z.ZodType<Line & { version: string }>;
}

const summary = z.object({
  id: z.string(),
  brand: z.string(),
  name: z.string(),
  status: z.enum(partStatuses),
  kind: z.string().meta({ description: 'Type of a kit or tire, construction of a wheel.' }),
  sizes: z.int().meta({ description: 'How many sizes, or heights of a kit.' }),
  priceCents: z.object({ min: z.int(), max: z.int() }).nullable(),
  stock: z.enum(stockStates),
});

const params = z.object({ id: pathName('Id of the line.') });

function readingCalls(category: LineCategory) {
  const { one, words, id } = examples[category];
  const path = `/v1/goods/${category}`;
  return {
    list: defineCall({
      ...reads,
      id: callName('list', category),
      method: 'get',
      path,
      summary: `List ${words.replace(/^(line|lift kit)/, '$1s')}`,
      description: '50 to a page, whatever their status.',
      query: z.strictObject({
        ...listQuery,
        kind: z.string().max(80).default('').meta({ description: 'As in the answers.' }),
        sort: z.enum(lineSorts).default('line'),
      }),
      answer: { status: 200, text: 'A page of the list.', data: pageOf(summary) },
      example: { query: 'status=active' },
    }),
    get: defineCall({
      ...reads,
      id: callName('get', one),
      method: 'get',
      path: `${path}/{id}`,
      summary: `Read a ${words}`,
      description:
        category === 'lift-kits' ? 'With its heights.' : 'Its sizes are in the list of parts.',
      params,
      answer: { status: 200, text: `The ${words}.`, data: recordOf(category) },
      refuses: { 'not-found': `There is no ${words} with this id.` },
      example: { params: { id } },
    }),
    history: defineCall({
      ...reads,
      id: callName('list', one, 'changes'),
      method: 'get',
      path: `${path}/{id}/changes`,
      summary: `Read the history of a ${words}`,
      description: 'Its last 50 changes, newest first.',
      params,
      answer: { status: 200, text: 'The changes.', data: z.array(eventSchema) },
      example: { params: { id } },
    }),
  };
}

function writingCalls(category: LineCategory) {
  const { one, words, id, added } = examples[category];
  const path = `/v1/goods/${category}`;
  const missing = { 'not-found': `There is no ${words} with this id.` };
  return {
    add: defineCall({
      ...writes,
      id: callName('add', one),
      method: 'post',
      path,
      summary: `Add a ${words}`,
      description:
        'A `draft` unless `status` says else. Its id, which addresses of pages contain, follows from brand and name.',
      body: lineInputs[category],
      answer: { status: 201, text: `The ${words} as it was added.`, data: recordOf(category) },
      refuses: { conflict: 'The brand has a line of this name.' },
      example: { body: added },
    }),
    change: defineCall({
      ...writes,
      id: callName('change', one),
      method: 'patch',
      path: `${path}/{id}`,
      summary: `Change a ${words}`,
      description:
        category === 'lift-kits'
          ? 'Only the fields that are sent; `heights` are sent whole.'
          : 'Only the fields that are sent. Sizes that repeat a fact of their line follow.',
      params,
      body: lineChanges[category].extend({ version }),
      answer: { status: 200, text: `The ${words} as it is now.`, data: recordOf(category) },
      refuses: { ...missing, conflict: 'It has changed since you read it, or the name is taken.' },
      example: {
        params: { id },
        body: { version: 'KbQ2v0m1kXn5f8YwEoZr3A', status: 'discontinued' },
      },
    }),
    remove: defineCall({
      ...writes,
      id: callName('delete', one),
      method: 'delete',
      path: `${path}/{id}`,
      summary: `Delete a ${words}`,
      description: 'One that has sizes, or that something refers to, is discontinued instead.',
      params,
      answer: { status: 200, text: 'What became of it.', data: removed },
      refuses: missing,
      example: { params: { id } },
    }),
  };
}

const callsOf = (category: LineCategory) => ({
  ...readingCalls(category),
  ...writingCalls(category),
});

export const lineCalls = {
  'lift-kits': callsOf('lift-kits'),
  'wheel-lines': callsOf('wheel-lines'),
  'tire-lines': callsOf('tire-lines'),
};
export const allLineCalls = lineCategories.flatMap((category) =>
  Object.values(lineCalls[category]),
);
