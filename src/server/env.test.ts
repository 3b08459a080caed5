import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

test('an empty environment gets the defaults of a single shop', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: 'data', SEED: 'demo' });
});

test.each([
  [{ PORT: 'abc' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
  [{ SECRET: 'short' }, /SECRET must have at least 32/],
  [{ PUBLIC_ORIGIN: 'ftp://x.example' }, /PUBLIC_ORIGIN/],
  [{ SEED: 'production' }, /SEED/],
  [{ CONTENT_PUBLC_TOKEN: 'a-long-token' }, /Unknown environment variable CONTENT_PUBLC_TOKEN/],
])('%o stops the start with its name', (environment, message) => {
  expect(() => readEnv(environment)).toThrow(EnvError);
  expect(() => readEnv(environment)).toThrow(message);
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('the origin keeps neither path nor trailing slash', () => {
  expect(readEnv({ PUBLIC_ORIGIN: 'https://shop.example/' }).PUBLIC_ORIGIN).toBe(
    'https://shop.example',
  );
});
