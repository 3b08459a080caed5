import { recordAudit } from '#src/domain/audit/index.server.ts';
import { isOpenable, readStoredFile } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { streamOf } from '#src/lib/stream-of.ts';
import { type ZipEntry, zipEntries } from '#src/lib/zip.ts';
import { findKeys } from './find-keys.server.ts';
import type { Person } from './person.ts';
import { type HeldFile, listHeldFiles, readHeld } from './read-person.server.ts';
import { traceOf } from './trace-of.server.ts';
import { unnamed } from './unnamed.ts';

/**
 * Exports everything about a person as a ZIP: `data.json` and their files. Requires privacy.manage and is recorded in
 * the history. Files are read one at a time while the archive is sent.
 */
export async function exportPersonalData(
  ctx: Ctx,
  person: Person,
): Promise<ReadableStream<Uint8Array>> {
  requireScope(ctx.actor, 'privacy.manage');
  const keys = await findKeys(ctx.db, person);
  const held = await readHeld(ctx, keys);
  const files = await listHeldFiles(ctx, keys);
  await recordAudit(ctx, {
    action: 'privacy.hand-over',
    // Without a name, because the history outlives the data.
    subject: { kind: 'person-data', id: traceOf(ctx, person), name: unnamed },
  });
  const data = { person: person.value, takenAt: ctx.clock.now().toString(), ...held };
  return streamOf(zipEntries(entriesOf(ctx, data, files)));
}

async function* entriesOf(ctx: Ctx, data: object, files: HeldFile[]): AsyncIterable<ZipEntry> {
  yield { name: 'data.json', bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
  for (const [index, { key, name, seal = null, scan = 'none' }] of files.entries()) {
    // Its row in `data.json` says that it waits for the virus scanner.
    if (!isOpenable(scan)) continue;
    // A file that was deleted meanwhile is left out.
    const bytes = await readStoredFile(ctx, { key, seal }).catch(() => null);
    if (bytes) yield { name: `files/${index + 1}-${safeName(name)}`, bytes };
  }
}

/** Its original name, without characters that could lead out of the archive's folder. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').replace(/^\.+/, '');
}
