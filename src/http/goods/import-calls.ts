import { z } from 'zod';
import {
  feedFields,
  fileKinds,
  priceFields,
  supplierProfileSchema,
} from '#src/domain/feeds/index.ts';
import { importCountsSchema, partCategories } from '#src/domain/goods/index.ts';
import { defineCall } from '../api/api-call.ts';
import { bodyLimits } from '../request-bodies/body-limit.ts';
import { pathName, words } from './inputs.ts';
import { reads, writes } from './kinds-of-calls.ts';

const { columns, decimal, mayChange, stockIs, supplierDays } = supplierProfileSchema.shape;

const state = z
  .enum(['checking', 'checked', 'applying', 'applied', 'waiting', 'failed', 'discarded', 'undone'])
  .meta({
    description:
      '`checking` and `applying` pass by themselves; at `checked` it waits for you, at `failed` `problem` says why; `waiting` is applied but for prices whose day is still to come.',
  });

const importLine = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state,
  at: z.iso.datetime(),
  actorName: z.string(),
  supplier: z.string().meta({ description: 'Empty if nobody has said whose file it is.' }),
  counts: importCountsSchema,
});

const column = z.object({
  header: z.string(),
  field: z.enum(feedFields).nullable().meta({ description: 'What it is read as; null: ignored.' }),
  confidence: z.enum(['high', 'medium', 'low']),
  samples: z.array(z.string()),
});

const supplies = z.object({
  onHand: z.int().nullable(),
  leadTimeDays: z.int().nullable(),
  costCents: z.int().nullable(),
});

const fields = z.record(z.string(), z.unknown()).nullable();

const importView = importLine.extend({
  rowsRead: z.int(),
  problem: z.string().nullable(),
  sheets: z.array(z.string()),
  notes: z.array(z.string()),
  columns: z.array(column),
  mapping: z.object({
    kind: z.enum(fileKinds),
    priceFrom: z.enum(priceFields).nullable(),
    decimal,
    stockIs: stockIs.unwrap(),
    supplierDays: supplierDays.unwrap(),
    mayChange,
    overTyped: z.boolean(),
    lineId: z.string().nullable(),
  }),
  rows: z
    .array(
      z.object({
        line: z.int().meta({ description: 'As the file counts.' }),
        sku: z.string(),
        category: z.enum(partCategories),
        fate: z.enum(['added', 'changed', 'kept', 'refused', 'suggested']).meta({
          description: '`kept`: somebody in the shop has typed what the row would change.',
        }),
        before: fields,
        after: fields,
        column: z.string().nullable(),
        problem: z.string().nullable().meta({ description: 'Why it is refused.' }),
      }),
    )
    .meta({ description: 'The first 40 of each fate.' }),
  later: z.array(z.object({ day: z.iso.date(), rows: z.int(), isWaiting: z.boolean() })).meta({
    description:
      'Rows that count from a later day; `isWaiting` until it has come or was called off.',
  }),
  supply: z
    .array(z.object({ sku: z.string(), before: supplies.nullable(), after: supplies }))
    .meta({ description: 'What it says that its supplier has, the first 40 parts.' }),
  canUndo: z.boolean(),
  batchIds: z.array(z.uuid()).meta({ description: 'What it changed, until that is undone.' }),
});

const params = z.object({ importId: pathName('Id of the import.') });
const example = { params: { importId: '2f9d8f5a-0c3e-4a57-8f5d-0c1f6e7b9a10' } };
const missing = { 'not-found': 'There is no such import.' };
const waiting = { status: 200 as const, text: 'It is being checked.', data: importView };

const listImportsCall = defineCall({
  ...reads,
  id: 'listImports',
  method: 'get',
  path: '/v1/goods/imports',
  summary: 'List the last imports',
  description: 'Files from the office, from feeds and from programs, newest first.',
  answer: { status: 200, text: 'The imports.', data: z.array(importLine) },
  example: {},
});

const startImportCall = defineCall({
  ...writes,
  id: 'startImport',
  method: 'post',
  path: '/v1/goods/imports',
  summary: 'Send a file',
  description:
    'CSV, Excel or PIES, zipped or not, as the whole body. Its columns are recognized, or known from the supplier’s last file, and each row is compared. Nothing changes until it is applied.',
  query: z.strictObject({
    fileName: words(200).min(1).meta({ description: 'As people will find it in the history.' }),
  }),
  upload: { text: 'The file itself, at most 48 MiB.', mostBytes: bodyLimits.stream },
  answer: { status: 201, text: 'It is being checked.', data: z.object({ id: z.uuid() }) },
  refuses: { invalid: 'It is no such file, or `fileName` is missing.' },
  example: { query: 'fileName=prices.csv', file: 'prices.csv' },
});

// Its rows say what the shop pays.
const getImportCall = defineCall({
  ...reads,
  key: 'goods-write',
  id: 'getImport',
  method: 'get',
  path: '/v1/goods/imports/{importId}',
  summary: 'Read an import',
  description: 'How far it is, how its columns are read, and what applying it would do.',
  params,
  answer: { status: 200, text: 'The import.', data: importView },
  refuses: missing,
  example,
});

const mapImportCall = defineCall({
  ...writes,
  id: 'mapImport',
  method: 'patch',
  path: '/v1/goods/imports/{importId}',
  summary: 'Read the file otherwise',
  description: 'Only what is sent changes; the file is checked anew. `columns` are sent whole.',
  params,
  body: z.strictObject({
    supplier: words(80).optional().meta({
      description: 'Whose file it is: what it says of stock is kept under this name.',
    }),
    columns: columns.max(500).optional().meta({
      description: 'Columns that are read, with what each is; the part number is one of them.',
    }),
    priceFrom: z.enum(priceFields).nullable().optional().meta({
      description: 'Which price visitors pay; null keeps the shop’s own.',
    }),
    decimal: decimal.optional(),
    stockIs: stockIs.unwrap().optional().meta({ description: 'Whose shelf is counted.' }),
    supplierDays: supplierDays.unwrap().optional(),
    mayChange: mayChange.optional().meta({ description: 'What the file may change.' }),
    overTyped: z.boolean().optional().meta({
      description: 'Whether the file also changes what somebody in the shop has typed.',
    }),
    lineId: words(120).nullable().optional().meta({ description: 'Line that new parts go to.' }),
  }),
  answer: waiting,
  refuses: { ...missing, conflict: 'It is applied already, or was set aside.' },
  example: {
    ...example,
    body: {
      priceFrom: 'map',
      mayChange: { goods: false, prices: true, stock: false, pictures: false },
    },
  },
});

const rereadImportCall = defineCall({
  ...writes,
  id: 'rereadImport',
  method: 'post',
  path: '/v1/goods/imports/{importId}/reread',
  summary: 'Recognize the columns anew',
  description: 'Says what kind of file it is, or which sheet and header row to read.',
  params,
  body: z.strictObject({
    kind: z.enum(fileKinds),
    sheet: words(120).optional(),
    headerRow: z.int().min(1).max(1_000).optional(),
  }),
  answer: waiting,
  refuses: { ...missing, conflict: 'It is applied already, or was set aside.' },
  example: { ...example, body: { kind: 'prices' } },
});

const applyImportCall = defineCall({
  ...writes,
  id: 'applyImport',
  method: 'post',
  path: '/v1/goods/imports/{importId}/apply',
  summary: 'Apply an import',
  description:
    'Writes what the check showed, all at once, in the background. If the shop has changed since, nothing is written and the import says so.',
  params,
  body: z.strictObject({
    goodRowsOnly: z.boolean().default(false).meta({
      description: 'Leaves refused rows out; otherwise a file with refused rows is not applied.',
    }),
  }),
  answer: { status: 200, text: 'It is being applied.', data: importView },
  refuses: { ...missing, conflict: 'It is not checked, changes nothing, or has refused rows.' },
  example: { ...example, body: { goodRowsOnly: true } },
});

const undoImportCall = defineCall({
  ...writes,
  id: 'undoImport',
  method: 'post',
  path: '/v1/goods/imports/{importId}/undo',
  summary: 'Undo an import',
  description: 'Everything that it changed, for 30 days, except what somebody has changed since.',
  params,
  answer: {
    status: 200,
    text: 'How many parts are as they were.',
    data: z.object({ undone: z.int(), kept: z.int() }),
  },
  refuses: { ...missing, conflict: 'Nothing of it is applied, or it is too long ago.' },
  example,
});

const discardImportCall = defineCall({
  ...writes,
  id: 'discardImport',
  method: 'delete',
  path: '/v1/goods/imports/{importId}',
  summary: 'Set an import aside',
  description: 'A file that nobody applies. It stays in the list.',
  params,
  answer: { status: 204, text: 'It is set aside.' },
  refuses: { ...missing, conflict: 'It is applied already.' },
  example,
});

export const importCalls = {
  listImportsCall,
  startImportCall,
  getImportCall,
  mapImportCall,
  rereadImportCall,
  applyImportCall,
  undoImportCall,
  discardImportCall,
};

export type WireImport = z.input<typeof importView>;
