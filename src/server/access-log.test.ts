import { expect, test } from 'vitest';
import { openAccessLog } from './access-log.ts';

const ended = {
  id: 'request-1',
  method: 'GET',
  route: '/store/tires/:slug',
  status: 200,
  ms: 12.345,
  bytes: 9_000,
  cache: 'hit',
  isCut: false,
} as const;

function open(special: Partial<Parameters<typeof openAccessLog>[0]> = {}) {
  const lines: string[] = [];
  const log = openAccessLog(
    { ACCESS_LOG: 'on', LOG_LEVEL: 'info', ...special },
    { write: (line) => void lines.push(line) },
  );
  return { log, lines };
}

test('a request is one line of JSON', () => {
  const { log, lines } = open();
  log?.note(ended);
  log?.note({ ...ended, cache: null, isCut: true });
  const { isCut, ...told } = ended;
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time: expect.any(String), kind: 'access', ...told, ms: 12.3 },
    expect.objectContaining({ cut: true }),
  ]);
  expect(lines[1]).not.toContain('cache');
});

test('it is off if it is not wanted, or only graver lines are', () => {
  expect(open({ ACCESS_LOG: 'off' }).log).toBeNull();
  expect(open({ LOG_LEVEL: 'warn' }).log).toBeNull();
  expect(open({ LOG_LEVEL: 'debug' }).log).not.toBeNull();
});
