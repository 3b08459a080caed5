import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { openFiles } from './open-files.ts';

test('a bucket that cannot be reached refuses the start in one sentence, without the key', async () => {
  const env = readEnv({
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'shop-files',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'very-secret',
  });
  const refusal = await openFiles(env).catch((error: Error) => error.message);
  expect(refusal).toMatch(/^The bucket "shop-files" at http:\/\/127.0.0.1:1 cannot be reached/);
  expect(refusal).not.toContain('very-secret');
});
