import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { createForwardWatch } from './forward-watch.ts';

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } } as unknown as IncomingMessage;
const direct = { headers: {} } as IncomingMessage;

test('requests of a proxy that is not trusted are counted, and told once without their address', () => {
  const warn = vi.fn();
  const watch = createForwardWatch(0, { ...quietLogger, warn });
  for (const request of [direct, forwarded, forwarded]) watch.note(request);
  expect(watch.count()).toBe(2);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).toContain('TRUSTED_PROXY_HOPS is 0');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('203.0.113.9');
});

test('behind a trusted proxy there is nothing to tell', () => {
  const watch = createForwardWatch(1, quietLogger);
  watch.note(forwarded);
  expect(watch.count()).toBe(0);
});
