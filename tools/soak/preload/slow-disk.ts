// Loaded into a server before it starts: every flush to the disk takes as long as on one that is failing or shared by
// too many. SOAK_FSYNC_MS is the shortest and the longest delay, for example 200-2000.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { preloadEveryThread } from './every-thread.ts';

const [least = 0, most = least] = (process.env.SOAK_FSYNC_MS ?? '').split('-').map(Number);
const delayMs = () => least + Math.random() * (most - least);
const never = new Int32Array(new SharedArrayBuffer(4));

preloadEveryThread(import.meta.url);
for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  const flush = fs[name];
  fs[name] = (descriptor) => {
    Atomics.wait(never, 0, 0, delayMs());
    flush(descriptor);
  };
}
const file = await fs.promises.open(import.meta.filename);
const handles = Object.getPrototypeOf(file) as fs.promises.FileHandle;
await file.close();
for (const name of ['sync', 'datasync'] as const) {
  const flush = handles[name];
  handles[name] = async function (this: fs.promises.FileHandle) {
    await wait(delayMs());
    await flush.call(this);
  };
}
syncBuiltinESMExports();
