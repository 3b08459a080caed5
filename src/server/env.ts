import { z } from 'zod';

/** Empty means "not set": shells and compose files cannot unset a variable. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const port = z.coerce.number().int().min(0).max(65_535);

const envSchema = z.object({
  PORT: optional(port).default(3000),
  HOST: optional(z.string()).default('0.0.0.0'),
  PUBLIC_ORIGIN: optional(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
  DATA_DIR: optional(z.string()).default('data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  TRUSTED_PROXY_HOPS: optional(z.coerce.number().int().min(0).max(10)).default(0),
  CONTENT_PUBLIC_TOKEN: optional(z.string().min(8)),
  CONTENT_PREVIEW_TOKEN: optional(z.string().min(8)),
  CONTENT_MANAGEMENT_TOKEN: optional(z.string().min(8)),
  SEED: optional(z.enum(['demo', 'empty'])).default('demo'),
  STORYBLOK_TOKEN: optional(z.string()),
  STORYBLOK_REGION: optional(z.enum(['eu', 'us', 'ap', 'ca', 'cn'])),
  LOG_LEVEL: optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])).default('info'),
});

export type Env = z.infer<typeof envSchema>;

/** The environment is wrong: `message` has one sentence that names each wrong variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Our own variables share these prefixes, so a misspelt one is noticed instead of ignored. */
const ours = /^(CONTENT|STORYBLOK|IRONWOOD)_/;

/** Parses the process environment. @throws {EnvError} naming every wrong or unknown variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const unknown = Object.keys(source).filter(
    (name) => ours.test(name) && !(name in envSchema.shape),
  );
  if (unknown.length > 0) {
    throw new EnvError(
      `Unknown environment variable ${unknown.join(', ')}: remove it or correct its name.`,
    );
  }
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(
    (issue) => `${issue.path.join('.')} ${sentenceOf(issue.message)}`,
  );
  throw new EnvError(`Wrong environment: ${wrong.join('; ')}. Correct it and start again.`);
}

function sentenceOf(message: string): string {
  return message.startsWith('must') ? message : `is not valid (${message})`;
}
