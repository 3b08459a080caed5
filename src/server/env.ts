import { z } from 'zod';

/** Empty means "not set": shells and compose files cannot unset a variable. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be ${values.join(' or ')}`);
}

function longText(length: number) {
  return z.string().min(length, `must have at least ${length} characters`);
}

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .transform((url) => new URL(url).origin);

const s3Endpoint = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://s3.us-west-2.amazonaws.com',
});

/** Of a content service, with its version: `https://content.example/v2`. */
const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://content.example/v2' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Of a page of ours, without its first slash: `build`. */
const pagePath = z
  .string()
  .transform((path) => path.replace(/^\/|\/$/g, ''))
  .refine((path) => /^[\w-]+(\/[\w-]+)*$/.test(path), 'must be a path such as build');

/** Hosts of other sites, with commas: `a.storyblok.com,img.example`. */
const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => /^([a-z\d-]{1,63}\.)+[a-z][a-z\d-]{0,62}$/.test(host)), {
    error: 'must be names of hosts with commas between them, such as a.storyblok.com',
  });

const envSchema = z.object({
  PORT: optional(wholeNumber(0, 65_535)).default(3000),
  HOST: optional(z.string()).default('0.0.0.0'),
  PUBLIC_ORIGIN: optional(origin),
  DATA_DIR: optional(z.string()).default('data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  SECRET: optional(longText(32)),
  SECRET_IS_NEW: optional(z.literal('yes', 'must be yes or nothing')),
  ROOT_REDIRECT: optional(pagePath),
  TRUSTED_PROXY_HOPS: optional(wholeNumber(0, 10)).default(0),
  CONTENT_PUBLIC_TOKEN: optional(longText(8)),
  CONTENT_PREVIEW_TOKEN: optional(longText(8)),
  CONTENT_MANAGEMENT_TOKEN: optional(longText(8)),
  SEED: optional(oneOf(['demo', 'empty'])).default('demo'),
  STORYBLOK_TOKEN: optional(z.string()),
  STORYBLOK_REGION: optional(oneOf(['eu', 'us', 'ap', 'ca', 'cn'])),
  STORYBLOK_ENDPOINT: optional(endpoint),
  S3_ENDPOINT: optional(s3Endpoint),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY: optional(z.string()),
  S3_SECRET_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: optional(oneOf(['true', 'false'])).default('true'),
  IMAGE_DOMAINS: optional(hostList).default([]),
  OWNER_EMAIL: optional(z.email('must be an e-mail address')),
  OWNER_PASSWORD: optional(longText(12)),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://mail.example:587' }),
  ),
  MAIL_FROM: optional(z.email('must be an e-mail address')),
  FORM_MIN_SECONDS: optional(wholeNumber(0, 60)).default(3),
  FORM_ATTACK_PER_MINUTE: optional(wholeNumber(0, 100_000)).default(60),
  CLAMAV_HOST: optional(z.string()),
  CLAMAV_PORT: optional(wholeNumber(1, 65_535)).default(3310),
  CLAMAV_REQUIRED: optional(oneOf(['true', 'false'])).default('true'),
  OFFLINE_WORKER: optional(oneOf(['on', 'off'])).default('on'),
  LOG_LEVEL: optional(oneOf(['debug', 'info', 'warn', 'error', 'silent'])).default('info'),
});

export type Env = z.infer<typeof envSchema>;

/** The environment is wrong: `message` has one sentence that names each wrong variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Our own variables share these prefixes, so a misspelt one is noticed instead of ignored. */
const ours = /^(CONTENT|STORYBLOK|IRONWOOD|OWNER|FORM|CLAMAV)_/;

/** A store of files needs all of these, or none. */
const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

function missingOf(names: string[], source: Record<string, string | undefined>): string[] {
  const given = names.filter((name) => source[name]);
  if (given.length === 0) return [];
  const lacking = names.filter((name) => !source[name]);
  return lacking.map((name) => `${name} must be set because ${given[0]} is`);
}

/** Parses the process environment. @throws {EnvError} naming every wrong and unknown variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = envSchema.safeParse(source);
  const unknown = Object.keys(source)
    .filter((name) => ours.test(name) && !(name in envSchema.shape))
    .map((name) => `${name} is not a variable of this program`);
  const missing = missingOf(s3Names, source);
  if (result.success && unknown.length + missing.length === 0) return result.data;
  const wrong = result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const complaints = [...(wrong ?? []), ...missing, ...unknown].join(', and ');
  throw new EnvError(
    `${complaints}: correct the environment and start again (docs/operations.md lists it).`,
  );
}
