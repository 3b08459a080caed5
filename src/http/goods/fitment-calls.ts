import { z } from 'zod';
import { defineCall } from '../api/api-call.ts';
import { bodyLimits } from '../request-bodies/body-limit.ts';
import { pathName, words } from './inputs.ts';
import { reads, writes } from './kinds-of-calls.ts';

const counts = z.object({
  named: z.int().meta({ description: 'Applications for vehicles that the shop has.' }),
  asked: z.int().meta({ description: 'Those that a person has to say which vehicle they mean.' }),
  outside: z.int().meta({ description: 'Those for vehicles that the shop does not have.' }),
  unknown: z.int().meta({ description: 'Those with ids that no list of names explains.' }),
  deleted: z.int().meta({ description: 'Those that take an earlier one back.' }),
  ends: z.int().meta({ description: 'Earlier ones that are gone once the file is applied.' }),
  parts: z.int(),
  partsKnown: z.int().meta({ description: 'Part numbers that the shop has.' }),
});

const line = z.object({
  id: z.uuid(),
  fileName: z.string(),
  supplier: z.string().meta({ description: 'Code of the brand, else the company.' }),
  company: z.string().nullable(),
  isFull: z.boolean().meta({ description: 'It replaces the supplier’s earlier files.' }),
  state: z.enum(['checking', 'checked', 'applied', 'undone', 'failed']).meta({
    description: '`checking` passes by itself; at `checked` it waits for you.',
  }),
  at: z.iso.datetime(),
  actorName: z.string(),
  counts,
});

const file = line.extend({
  rowsRead: z.int(),
  problem: z.string().nullable(),
  isReplaced: z.boolean().meta({ description: 'A later file of the supplier counts instead.' }),
  canBeUndone: z.boolean(),
  parts: z
    .array(
      z.object({
        part: z.string(),
        label: z.string().nullable(),
        applications: z.int(),
        sku: z.string().nullable().meta({ description: 'What it is in the shop, if known.' }),
        vehicles: z.array(
          z.object({ vehicleId: z.string(), from: z.int(), to: z.int(), isAsked: z.boolean() }),
        ),
      }),
    )
    .meta({ description: 'The first 60, those that the shop does not have first.' }),
});

export type WireFitFile = z.input<typeof file>;
export type WireFitLine = z.input<typeof line>;

const path = '/v1/goods/fitment';
const params = z.object({ fileId: pathName('Id of the file.') });
const example = { params: { fileId: '2f9d8f5a-0c3e-4a57-8f5d-0c1f6e7b9a10' } };
const missing = { 'not-found': 'There is no such file.' };

const list = defineCall({
  ...reads,
  id: 'listFitmentFiles',
  method: 'get',
  path,
  summary: 'List the last fitment files',
  description: 'What suppliers say fits what, newest first. It never changes a verdict.',
  answer: { status: 200, text: 'The files.', data: z.array(line) },
  example: {},
});

const start = defineCall({
  ...writes,
  id: 'startFitmentFile',
  method: 'post',
  path,
  summary: 'Send a fitment file',
  description:
    'ACES 3.0 to 4.2, zipped or not, as the whole body. It is read in the background and shown nowhere until it is applied.',
  query: z.strictObject({
    fileName: words(200).min(1).meta({ description: 'As people will find it in the office.' }),
  }),
  upload: { text: 'The file itself, at most 48 MiB.', mostBytes: bodyLimits.stream },
  answer: { status: 201, text: 'It is being read.', data: z.object({ id: z.uuid() }) },
  refuses: { invalid: 'It is no ACES, of another version, or `fileName` is missing.' },
  example: { query: 'fileName=aces.xml', file: 'aces.xml' },
});

const get = defineCall({
  ...reads,
  id: 'getFitmentFile',
  method: 'get',
  path: `${path}/{fileId}`,
  summary: 'Read a fitment file',
  description: 'How far it is, and which parts it lists for which vehicles of the shop.',
  params,
  answer: { status: 200, text: 'The file.', data: file },
  refuses: missing,
  example,
});

const apply = defineCall({
  ...writes,
  id: 'applyFitmentFile',
  method: 'post',
  path: `${path}/{fileId}/apply`,
  summary: 'Apply a fitment file',
  description: 'From now on what it lists is shown beside the shop’s own verdicts.',
  params,
  answer: { status: 200, text: 'It is applied.', data: file },
  refuses: { ...missing, conflict: 'It is not read yet, or was applied already.' },
  example,
});

const undo = defineCall({
  ...writes,
  id: 'undoFitmentFile',
  method: 'post',
  path: `${path}/{fileId}/undo`,
  summary: 'Undo a fitment file',
  description: 'For 30 days, the supplier’s last file first. What it had replaced counts again.',
  params,
  answer: { status: 200, text: 'It counts no more.', data: file },
  refuses: { ...missing, conflict: 'It is not applied, too long ago, or a later file is.' },
  example,
});

export const fitmentCalls = { list, start, get, apply, undo };
