import { shouldReload } from '#src/web/browser/chunk-reload.ts';
import { resumeKey } from './resumed.ts';

/**
 * Once, until the build has opened: where its scripts are not kept the router loads the page anew
 * that was to lead to it, which must not go round and round.
 */
export function mayResume(nowMs: number): boolean {
  return shouldReload(sessionStorage, nowMs, resumeKey);
}
