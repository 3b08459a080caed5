import { z } from 'zod';
import type { EditBlok } from './story-tree.ts';

const backupSchema = z.object({
  /** The revision that the changes are based on. */
  revision: z.number(),
  content: z.custom<EditBlok>(
    (value) => z.looseObject({ _uid: z.string(), component: z.string() }).safeParse(value).success,
  ),
  at: z.string(),
});

/** Changes made in this browser that have not reached the server. */
export type DraftBackup = z.infer<typeof backupSchema>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const backupKey = (storyId: number) => `ironwood-draft-${storyId}`;

/** Stores a story's unsaved content. If storage is full or disabled, nothing is stored. */
export function saveBackup(store: Store, storyId: number, backup: DraftBackup): void {
  try {
    store.setItem(backupKey(storyId), JSON.stringify(backup));
  } catch {}
}

export function dropBackup(store: Store, storyId: number): void {
  try {
    store.removeItem(backupKey(storyId));
  } catch {}
}

/** Null if there is none, or if it contains nothing that the server does not have. */
export function findBackup(
  store: Store,
  storyId: number,
  saved: { content: unknown },
): DraftBackup | null {
  try {
    const known = backupSchema.safeParse(JSON.parse(store.getItem(backupKey(storyId)) ?? 'null'));
    if (!known.success) return null;
    return JSON.stringify(known.data.content) === JSON.stringify(saved.content) ? null : known.data;
  } catch {
    return null;
  }
}
