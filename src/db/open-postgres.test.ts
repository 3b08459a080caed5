import { expect, test } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { DatabaseStartError, openDatabase } from './client.ts';

test('a server that is not there stops the start with a sentence that keeps the password', async () => {
  const url = 'postgres://shop:hidden@127.0.0.1:1/shop';
  const error = await openDatabase({ url, dataDir: '', logger: quietLogger }).catch((e) => e);
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).toMatch(/^Cannot reach PostgreSQL at DATABASE_URL .+: start the server/);
  expect(error.message).not.toContain('hidden');
});
