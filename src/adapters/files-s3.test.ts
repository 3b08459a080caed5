import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFileStore } from '#tests/suites/file-store.ts';
import { createS3Files, type S3Settings } from './files-s3.ts';

let directory: string;
let server: S3rver;
let settings: S3Settings;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ironwood-s3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop-files', configs: [] }],
  });
  const { port } = await server.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'shop-files',
    // The access keys that this server accepts.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    forcePathStyle: true,
  };
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

testFileStore(() => createS3Files(settings));

test('a file is put by one request with all of its bytes, which a bucket keeps whole or not at all', async () => {
  const asked: { method: string | undefined; url: string | undefined; bytes: number }[] = [];
  const bucket = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    asked.push({ method: request.method, url: request.url?.split('?')[0], bytes });
    response.end();
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const files = createS3Files({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  const body = Buffer.alloc(300_000, 'a');
  await files.put('race.bin', body);
  await files.putStream('race.bin', new Blob([body]).stream());
  const whole = { method: 'PUT', url: '/shop-files/race.bin', bytes: 300_000 };
  expect(asked).toEqual([whole, whole]);
  bucket.close();
});

test('a bucket that is there passes the check at the start', async () => {
  await expect(createS3Files(settings).check()).resolves.toBeUndefined();
});

test.each([
  ['another bucket', { bucket: 'not-there' }],
  ['another key', { accessKey: 'WRONG' }],
  ['no server', { endpoint: 'http://127.0.0.1:1' }],
])('%s does not', async (_, change) => {
  await expect(createS3Files({ ...settings, ...change }).check()).rejects.toThrow();
});

test('a store that cannot be reached is an error, not a missing file', async () => {
  const files = createS3Files({ ...settings, endpoint: 'http://127.0.0.1:1' });
  await expect(files.exists('a.bin')).rejects.toThrow();
});
