import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type DiskCache = {
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Uint8Array): Promise<void>;
};

/**
 * A folder of files that can be made again. Once they exceed `maxBytes`, the oldest are deleted until a fifth is
 * free. The caller chooses the names: safe relative paths.
 */
export function createDiskCache(options: { folder: string; maxBytes: number }): DiskCache {
  const { folder, maxBytes } = options;
  let weight: Promise<number> | null = null;

  function makeRoom(bytes: number): Promise<number> {
    weight = (weight ?? listFiles(folder).then(weigh)).then((before) =>
      before + bytes <= maxBytes ? before + bytes : shrink(folder, maxBytes * 0.8 - bytes),
    );
    return weight;
  }

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    // Containers that share the folder have the same process ids.
    const incoming = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(incoming, bytes);
      await rename(incoming, path);
    } catch (error) {
      // A partial file would keep a full disk full.
      await rm(incoming, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    get: (name) => readFile(join(folder, name)).catch(() => null),
    async put(name, bytes) {
      try {
        await makeRoom(bytes.length);
        await write(join(folder, name), bytes);
      } catch (error) {
        // The folder's size is unknown now; the next file triggers a new count.
        weight = null;
        throw error;
      }
    },
  };
}

type CachedFile = { path: string; bytes: number; madeMs: number };

async function listFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder, { recursive: true }).catch(noneYet);
  const files = await Promise.all(names.map((name) => readFacts(join(folder, name))));
  return files.filter((file) => file !== null);
}

/** For a folder that has no files yet. */
function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function readFacts(path: string): Promise<CachedFile | null> {
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() ? { path, bytes: facts.size, madeMs: facts.mtimeMs } : null;
}

function weigh(files: readonly CachedFile[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

/** Deletes the oldest files until at most `target` bytes are left. Returns what is left. */
async function shrink(folder: string, target: number): Promise<number> {
  const files = await listFiles(folder);
  let left = weigh(files);
  for (const file of files.sort((a, b) => a.madeMs - b.madeMs)) {
    if (left <= target) break;
    await rm(file.path, { force: true });
    left -= file.bytes;
  }
  return left;
}
