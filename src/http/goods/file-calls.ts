import { z } from 'zod';
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { goodsKinds } from '#src/domain/catalog/index.ts';
import { streamOf } from '#src/lib/stream-of.ts';
import { defineCall } from '../api/api-call.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { reads } from './kinds-of-calls.ts';

const downloadCall = defineCall({
  ...reads,
  id: 'downloadCatalog',
  method: 'get',
  path: '/v1/goods/files/{kind}',
  summary: 'Download everything of a kind as CSV',
  description:
    'The columns that the import and `npm run catalog:import` read: the same file sent back changes nothing. Streamed, whatever its size.',
  params: z.object({
    kind: z.enum(goodsKinds).meta({ description: 'What: wheels, wheel-lines, and so on.' }),
  }),
  answer: { status: 200, text: 'The file.', file: 'text/csv; charset=utf-8' },
  refuses: { 'not-found': 'There is no such kind.' },
  example: { params: { kind: 'wheels' } },
});

export const fileCalls = [downloadCall];

export function serveFiles(serve: ServeCall): void {
  serve(downloadCall, async ({ ctx, params: { kind } }) => {
    const body = streamOf(encoded(exportGoods(ctx, kind)));
    return { file: { name: `${kind}.csv`, body } };
  });
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const some of lines) yield encoder.encode(some);
}
