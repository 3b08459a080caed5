import type { Challenge, Solution } from 'altcha-lib';

/** Lets a worker solve the server's task: what to send along, or null if that is not possible. */
export function prove(task: Challenge, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      resolve(data && btoa(JSON.stringify({ challenge: task, solution: data })));
    });
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => resolve(null));
  });
  worker.postMessage(task);
  return solved.finally(() => worker.terminate());
}
