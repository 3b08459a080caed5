import { eq } from 'drizzle-orm';
import type { SealedSecret } from '#src/db/schema/integrations.ts';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type StoredBackups, storedBackupsSchema } from './backup-setup.ts';

export const ofBackups = eq(integrationSettings.name, 'backups');

export type BackupRow = { record: StoredBackups; secrets: Record<string, SealedSecret> };

/** Works on the stored row alone, in a transaction with its line of the history. */
export async function inBackupRow<Result>(
  ctx: Ctx,
  action: string,
  work: (inner: Ctx, row: BackupRow) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const first = { name: 'backups' as const, record: { times: [] } };
    await tx.insert(integrationSettings).values(first).onConflictDoNothing();
    const [row] = await tx.select().from(integrationSettings).where(ofBackups).for('update');
    const record = storedBackupsSchema.parse(row?.record);
    const result = await work(inner, { record, secrets: row?.secrets ?? {} });
    const subject = { kind: 'backup', id: 'plan', name: '' };
    await recordAudit(inner, { action, subject });
    return result;
  });
}
