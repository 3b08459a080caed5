import type { Context } from 'hono';
import type { ByteRange } from '#src/domain/media/index.server.ts';
import { type AssetFormat, formatFacts, originalKey } from '#src/domain/media/index.ts';
import type { HttpEnv } from '../http-env.ts';
import type { StoredFile } from './asset-source.ts';

type Wanted = { file: StoredFile; format: AssetFormat; headers: Record<string, string> };

/**
 * An unchanged film or document, in parts if a player asks for ranges. A document is a download, so it never opens
 * inside a page of this site. Null if there is no such file.
 */
export async function sendFile(
  c: Context<HttpEnv>,
  { file, format, headers }: Wanted,
): Promise<Response | null> {
  const { files } = c.var.ctx;
  const key = originalKey(file);
  const bytes = await files.size(key);
  if (bytes === null) return null;
  const range = readRange(c.req.header('range'), bytes);
  if (range === 'outside') return c.body(null, 416, { 'Content-Range': `bytes */${bytes}` });
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const all: Record<string, string> = {
    ...headers,
    'Content-Type': formatFacts(format).contentType,
    'Content-Length': String(end - start + 1),
    'Accept-Ranges': 'bytes',
  };
  if (range) all['Content-Range'] = `bytes ${start}-${end}/${bytes}`;
  if (format === 'pdf') all['Content-Disposition'] = `attachment; filename="${file.fileName}"`;
  const status = range ? 206 : 200;
  if (c.req.raw.method === 'HEAD') return c.body(null, status, all);
  return c.body(await files.stream(key, { start, end }), status, all);
}

/** A single range; several, or an invalid one, give the whole file, as RFC 9110 allows. */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'outside' : { start, end };
}
