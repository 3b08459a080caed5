import { rm } from 'node:fs/promises';
import { copyChanged } from './copy-changed.ts';
import type { Engine } from './engine.ts';

/** Times of files are coarser than the clock, by a few milliseconds. */
const coarseMs = 2_000;
const copyTimeoutMs = 10 * 60_000;

type CopyOptions = { engine: Pick<Engine, 'request'>; from: string; into: string };

/**
 * Copies the folder of a running engine as it is at one moment, and returns how long the engine stood still, in ms. Most of
 * it is copied while the engine works; it stands still only for what has changed meanwhile.
 */
export async function copyWhileServing({ engine, from, into }: CopyOptions): Promise<number> {
  const startedMs = Date.now();
  try {
    await copyChanged(from, into, 0);
    const sinceMs = startedMs - coarseMs;
    const reply = await engine.request({ kind: 'copy', into, sinceMs }, copyTimeoutMs);
    return reply.kind === 'copied' ? reply.ms : 0;
  } catch (error) {
    // What is left of it would keep a full disk full.
    await rm(into, { recursive: true, force: true });
    throw error;
  }
}
