import { syncBuiltinESMExports } from 'node:module';
import threads, { type WorkerOptions } from 'node:worker_threads';

/** Loads this module into each thread too, because a worker with options of its own does not inherit `--import`. */
export function preloadEveryThread(module: string): void {
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      super(file, { ...options, execArgv: [...(options.execArgv ?? []), '--import', module] });
    }
  };
  syncBuiltinESMExports();
}
