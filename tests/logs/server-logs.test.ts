import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { markers } from './markers.ts';
import { collectServerLog, openServerLogs, searchServerLogs } from './server-logs.ts';

const before = process.env.SERVER_LOGS;
afterEach(() => {
  if (before === undefined) delete process.env.SERVER_LOGS;
  else process.env.SERVER_LOGS = before;
});

async function print(text: string): Promise<void> {
  openServerLogs();
  const printed = Readable.from([text]);
  collectServerLog([printed]);
  await once(printed, 'end');
}

test.each(Object.values(markers))('a line with %s is found and named', async (marker) => {
  await print(`{"msg":"request failed"}\n{"msg":"to ${marker}"}\n`);
  expect(searchServerLogs).toThrow(`{"msg":"to ${marker}"}`);
});

test('lines without a marker pass, a run without lines does not', async () => {
  await print('{"msg":"request failed"}\n');
  expect(searchServerLogs).not.toThrow();
  openServerLogs();
  expect(searchServerLogs).toThrow('printed nothing');
});
