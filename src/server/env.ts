import type { z } from 'zod';
import { envSchema } from './env-variables.ts';
import { nearestName } from './nearest-name.ts';

export type Env = z.infer<typeof envSchema>;

/** The environment is invalid; `message` is one sentence that names each wrong variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Our own variables share these prefixes, so a misspelled one is reported instead of ignored. */
const ours = /^(CONTENT|STORYBLOK|IRONWOOD|OWNER|FORM|CLAMAV|BACKUP|CDN|METRICS)_/;

/** S3 storage needs either all of these or none. */
const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

function missingOf(names: string[], source: Record<string, string | undefined>): string[] {
  const given = names.filter((name) => source[name]);
  if (given.length === 0) return [];
  const lacking = names.filter((name) => !source[name]);
  return lacking.map((name) => `${name} must be set because ${given[0]} is`);
}

/** Names that are ours by their prefix or meant to be ours by their spelling; nothing that other programs read. */
function unknownOf(source: Record<string, string | undefined>): string[] {
  const known = Object.keys(envSchema.shape);
  return Object.keys(source)
    .filter((name) => !(name in envSchema.shape))
    .flatMap((name) => {
      const meant = nearestName(name, known);
      if (meant === null && !ours.test(name)) return [];
      const question = meant === null ? '' : ` (${meant}?)`;
      return [`${name} is not a variable of this program${question}`];
    });
}

/** Parses the process environment. @throws {EnvError} naming every wrong and unknown variable */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = envSchema.safeParse(source);
  const unknown = unknownOf(source);
  const missing = missingOf(s3Names, source);
  if (result.success && unknown.length + missing.length === 0) return result.data;
  const wrong = result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const complaints = [...(wrong ?? []), ...missing, ...unknown].join(', and ');
  throw new EnvError(
    `${complaints}: correct the environment and start again (docs/operations.md lists it).`,
  );
}
