import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

test('an empty environment gets the defaults of a single shop', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: 'data', SEED: 'demo' });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ TRUSTED_PROXY_HOPS: '1.5' }, 'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters'],
  [{ PUBLIC_ORIGIN: 'ftp://x.example' }, 'PUBLIC_ORIGIN must be an address such as https://'],
  [{ SEED: 'production' }, 'SEED must be demo or empty'],
  [{ STORYBLOK_ENDPOINT: 'content.example' }, 'STORYBLOK_ENDPOINT must be an address such as'],
  [{ S3_ENDPOINT: 'store.example' }, 'S3_ENDPOINT must be an address such as'],
  [{ S3_BUCKET: 'files' }, 'S3_SECRET_KEY must be set because S3_BUCKET is'],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
  [{ CONTENT_PUBLC_TOKEN: 'a-long-token' }, 'CONTENT_PUBLC_TOKEN is not a variable'],
  [
    { STORYBLOK_TOKN: 'x' },
    'STORYBLOK_TOKN is not a variable of this program (STORYBLOK_TOKEN?): correct the',
  ],
  [{ DATABASE_UR: 'x' }, 'DATABASE_UR is not a variable of this program (DATABASE_URL?)'],
  [{ SMTP_UR: 'x' }, 'SMTP_UR is not a variable of this program (SMTP_URL?)'],
  [{ TRUSTED_PORXY_HOPS: '1' }, '(TRUSTED_PROXY_HOPS?)'],
  [{ PUBLIC_ORIGINS: 'x' }, '(PUBLIC_ORIGIN?)'],
  [{ LOG_LEVAL: 'x' }, '(LOG_LEVEL?)'],
  [{ data_dir: 'x' }, '(DATA_DIR?)'],
  [{ METRICS_PROT: '1' }, '(METRICS_PORT?)'],
  [{ IRONWOOD_PORT: 'x' }, 'IRONWOOD_PORT is not a variable of this program: correct the'],
])('%o stops the start with its name', (environment, message) => {
  expect(() => readEnv(environment)).toThrow(EnvError);
  expect(() => readEnv(environment)).toThrow(message);
});

test('all that is wrong is said at once, in one sentence', () => {
  const wrong = { PORT: 'abc', SECRET: 'short', IRONWOOD_PORT: '80' };
  expect(() => readEnv(wrong)).toThrow(
    /^PORT must .+, and SECRET must .+, and IRONWOOD_PORT is .+: correct the environment [^\n]+\.$/,
  );
});

test('variables of other programs are left alone', () => {
  const others = {
    POST: '1',
    HOSTS: 'x',
    SHOST: 'x',
    DATABASE_HOST: 'x',
    DATABASE: 'x',
    LOGS: 'x',
  };
  expect(readEnv({ ...others, HOSTNAME: 'a', npm_config_port: '1' })).toMatchObject({ PORT: 3000 });
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('the origin keeps neither path nor trailing slash', () => {
  expect(readEnv({ PUBLIC_ORIGIN: 'https://shop.example/' }).PUBLIC_ORIGIN).toBe(
    'https://shop.example',
  );
});
