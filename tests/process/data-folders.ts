import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { copyDatabaseFolder } from '#tests/setup/database.ts';
import { copyDemoShop } from '#tests/setup/demo-shop.ts';
import { temporaryFolder } from './built-server.ts';

/** An empty data folder, for the duration of a test. */
export function emptyFolder(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** The data folder of the demo shop: filling one takes seconds of processor time. */
export function folderWithShop(): string {
  const folder = emptyFolder();
  copyDemoShop(folder);
  return folder;
}

/** A data folder with an empty or a migrated database: creating and migrating one takes seconds. */
export function folderWithDatabase(kind: 'empty' | 'migrated'): {
  folder: string;
  dataDir: string;
} {
  const { dataDir, remove } = copyDatabaseFolder(kind);
  onTestFinished(remove);
  return { dataDir, folder: join(dataDir, '..') };
}
