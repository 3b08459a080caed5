import { z } from 'zod';
import type { EditBlok } from './story-tree.ts';

const backupSchema = z.object({
  /** The revision that the changes were made to. */
  revision: z.number(),
  content: z.custom<EditBlok>(
    (value) => z.looseObject({ _uid: z.string(), component: z.string() }).safeParse(value).success,
  ),
  at: z.string(),
});

/** What was written in this browser and has not reached the server. */
export type DraftBackup = z.infer<typeof backupSchema>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const backupKey = (storyId: number) => `ironwood-draft-${storyId}`;

/** Keeps a story's unsaved content. A full or forbidden store only means that nothing is kept. */
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

/** null when there is none, or when it says nothing that the server does not know. */
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
