import { chooseKept, type KeepRules } from '#src/domain/backups/index.ts';
import { type BackupStore, listBackups, readManifest } from './manifest.ts';
import { piecesOf } from './store-files.ts';

/**
 * Deletes backups that the rules do not keep, what unfinished ones left, and files that no backup needs. Call it only while no
 * other backup is made. Returns the names of deleted backups.
 */
export async function thinBackups(
  store: BackupStore,
  rules: KeepRules,
  zone: string,
): Promise<string[]> {
  const { target } = store;
  const backups = await listBackups(target);
  const good = backups.filter(({ isVerified }) => isVerified);
  const moments = chooseKept(
    good.map(({ takenAt }) => takenAt),
    rules,
    zone,
  );
  const kept = new Set(
    good.filter(({ takenAt }) => moments.includes(takenAt)).map((one) => one.name),
  );
  // Without a good one nothing may be deleted.
  if (kept.size === 0) return [];
  const needed = new Set<string>();
  for (const name of kept) {
    for (const file of (await readManifest(store, name)).files) {
      for (const piece of piecesOf(file)) needed.add(piece);
    }
  }
  const deleted = new Set<string>();
  // The manifest goes first: what lost a part is no backup any more.
  for (const { key } of (await target.list('backups')).toSorted(manifestsFirst)) {
    const name = key.split('/')[1] ?? '';
    if (kept.has(name)) continue;
    await target.delete(key);
    deleted.add(name);
  }
  for (const { key } of await target.list('files')) if (!needed.has(key)) await target.delete(key);
  return [...deleted];
}

const isManifest = ({ key }: { key: string }) => Number(/\/manifest\.0$/.test(key));
const manifestsFirst = (a: { key: string }, b: { key: string }) => isManifest(b) - isManifest(a);
