import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPageWhole, pageBytes } from './page-checksum.ts';

/** The files of tables and indexes: a number, and the forks next to the rows. */
const ofTable = /^\d+(?:_(?:fsm|vm|init))?$/;

/**
 * Files that are damaged, truncated or missing in the databases that no query reads: PostgreSQL keeps templates next
 * to the one in use, and a page's checksum is only verified when it is read. Nobody writes there, so all of them have
 * the same files, and no page is empty. Returns paths in `folder`: "base/1/2619".
 */
export async function findUnreadDamage(folder: string, usedOid: number): Promise<string[]> {
  const oids = (await readdir(join(folder, 'base'))).filter((name) => name !== String(usedOid));
  const sizes = await Promise.all(oids.map((oid) => sizesIn(join(folder, 'base', oid))));
  const largest = new Map<string, number>();
  for (const [name, bytes] of sizes.flatMap((found) => [...found])) {
    largest.set(name, Math.max(bytes, largest.get(name) ?? 0));
  }
  const damaged: string[] = [];
  for (const [index, oid] of oids.entries()) {
    for (const [name, bytes] of largest) {
      const path = join('base', oid, name);
      const isAllThere = sizes[index]?.get(name) === bytes;
      if (!isAllThere || !(await isFileWhole(join(folder, path)))) damaged.push(path);
    }
  }
  return damaged;
}

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => ofTable.test(name));
  const files = names.map(async (name) => [name, (await stat(join(folder, name))).size] as const);
  return new Map(await Promise.all(files));
}

async function isFileWhole(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (bytes.length % pageBytes !== 0) return false;
  for (let at = 0; at < bytes.length; at += pageBytes) {
    if (!isPageWhole(bytes.subarray(at, at + pageBytes), at / pageBytes)) return false;
  }
  return true;
}
