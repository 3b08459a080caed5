import { shouldReload } from '#src/web/browser/chunk-reload.ts';
import { resumeKey } from './resumed.ts';

/**
 * Redirects once, until the build has opened: if its scripts are not cached, the router reloads the page that was to
 * lead to it, which must not become a loop.
 */
export function mayResume(nowMs: number): boolean {
  return shouldReload(sessionStorage, nowMs, resumeKey);
}
