import { z } from 'zod';
import { completedOptionsSchema } from '#src/domain/builds/index.ts';
import { buildSnapshotSchema } from '#src/domain/leads/index.ts';
import { createSnapshot, readSnapshot } from '#src/domain/snapshots/index.server.ts';
import { type SharedBuild, snapshotIdSchema } from '#src/domain/snapshots/index.ts';
import { defineCall } from '../api/api-call.ts';
import { accessOf, buildParams, exampleBuildId } from '../api/own-build.ts';
import type { ServeCall } from '../api/serve-call.ts';

const { selectedOptions, vehicle, parts, partsTotal, quote, verdict } = buildSnapshotSchema.shape;

const figure = z.object({
  value: z.number().nullable(),
  delta: z.number().nullable().meta({ description: 'Change from the stock truck.' }),
  unit: z.string(),
  approximate: z.boolean(),
});

const sharedBuild = z.object({
  id: snapshotIdSchema,
  takenAt: z.iso.datetime(),
  catalogVersion: z.string(),
  selectedOptions,
  meta: completedOptionsSchema,
  vehicle,
  parts,
  partsTotal,
  quote,
  verdict,
  figures: z.record(z.string(), figure),
});

export const createSnapshotCall = defineCall({
  id: 'createSnapshot',
  method: 'post',
  path: '/p/v1/builds/{buildId}/snapshots',
  summary: 'Share one’s own build',
  description:
    'Freezes the build as it is now under an id that cannot be guessed (100 random bits). The same state has one id, however often it is asked for.',
  limit: 'share',
  ownBuild: true,
  params: buildParams,
  answer: { status: 201, text: 'The frozen build.', data: sharedBuild },
  refuses: { invalid: 'Nothing is chosen yet.' },
  example: { params: { buildId: exampleBuildId } },
});

export const readSnapshotCall = defineCall({
  id: 'readSnapshot',
  method: 'get',
  path: '/p/v1/snapshots/{snapshotId}',
  summary: 'Read a shared build',
  description: 'What was frozen, for anybody who has the id. It names nobody and never changes.',
  limit: 'read',
  params: z.object({ snapshotId: snapshotIdSchema.meta({ description: 'Id in the link.' }) }),
  answer: { status: 200, text: 'The frozen build.', data: sharedBuild },
  refuses: { 'not-found': 'Nothing was shared under this id.' },
  example: { params: { snapshotId: '7k3m9q2x5v8c1b4n6hjd' } },
});

export function serveSnapshots(serve: ServeCall): void {
  serve(createSnapshotCall, async ({ ctx, c, params: { buildId } }) => {
    return { data: toSharedBuild(await createSnapshot(ctx, accessOf(c, buildId))) };
  });

  serve(readSnapshotCall, async ({ ctx, params: { snapshotId } }) => {
    return { data: toSharedBuild(await readSnapshot(ctx, snapshotId)) };
  });
}

function toSharedBuild({ id, takenAt, catalogVersion, frozen }: SharedBuild) {
  const { state, ...shown } = frozen;
  const meta = state.completedOptions;
  return { ...shown, id, takenAt: takenAt.toISOString(), catalogVersion, meta };
}
