import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type FakeAnswer, startFakePostgres } from '#tests/fakes/fake-postgres.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { DatabaseStartError, openDatabase } from './client.ts';

/** The error that stops the start. */
async function startWith(url: string): Promise<Error> {
  const error = await openDatabase({ url, dataDir: '', logger: quietLogger }).catch((e) => e);
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).not.toContain('hidden');
  return error;
}

async function startAgainst(answer: FakeAnswer): Promise<Error> {
  const server = await startFakePostgres(answer);
  onTestFinished(() => void server.stop());
  return startWith(server.url);
}

test('a server that is not there', async () => {
  const { message } = await startWith('postgres://shop:hidden@127.0.0.1:1/shop');
  expect(message).toMatch(
    /^Cannot reach PostgreSQL at DATABASE_URL .+: start the server, or correct DATABASE_URL/,
  );
});

test('a server that is too old', async () => {
  const { message } = await startAgainst({ version: '140011' });
  expect(message).toMatch(/is PostgreSQL 14: upgrade it to 15 or newer/);
});

test('a wrong password', async () => {
  const refusal = { code: '28P01', message: 'password authentication failed for user "shop"' };
  const { message } = await startAgainst({ refusal });
  expect(message).toMatch(/refused the sign-in .+: correct user and password in DATABASE_URL/);
});

test('a database that does not exist', async () => {
  const refusal = { code: '3D000', message: 'database "shop" does not exist' };
  const { message } = await startAgainst({ refusal });
  expect(message).toMatch(/no such database .+: create it/);
});

test('a server without encryption, where the address asks for it, gets no password', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      heard.push(bytes.toString('latin1'));
      socket.write('N');
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { message } = await startWith(
    `postgres://shop:hidden@127.0.0.1:${port}/shop?sslmode=verify-full`,
  );
  expect(message).toMatch(/^Cannot reach PostgreSQL at DATABASE_URL \(.*SSL/);
  expect(heard).toHaveLength(1);
  expect(heard.join()).not.toMatch(/shop|hidden/);
});
