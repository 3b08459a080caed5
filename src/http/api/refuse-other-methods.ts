import type { Hono } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { problem } from '../problem.ts';
import type { ApiCall } from './api-call.ts';
import { patternOf } from './serve-call.ts';

/** 405 lists the methods of a URL; HEAD comes with GET. Call it once the calls have their routes. */
export function refuseOtherMethods(routes: Hono<HttpEnv>, calls: readonly ApiCall[]): void {
  for (const [path, ofPath] of Map.groupBy(calls, (call) => call.path)) {
    const names = ofPath.map(({ method }) => method.toUpperCase());
    const allow = [...names, ...(names.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
    routes.all(patternOf(path), (c) => {
      c.header('Allow', allow);
      return problem(c, 'method-not-allowed', { detail: `This address has ${allow}` });
    });
  }
}
