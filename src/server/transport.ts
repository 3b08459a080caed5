import { strictTransport } from '#src/http/middleware/security-headers.ts';
import type { Env } from './env.ts';

export type Transport = {
  /** Whether the site is reached over https. */
  https: boolean;
  /** Headers that every response gets depending on how the site is reached. */
  extraHeaders: Readonly<Record<string, string>>;
};

export function transportOf(env: Pick<Env, 'PUBLIC_ORIGIN'>): Transport {
  const https = env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  return { https, extraHeaders: https ? { 'Strict-Transport-Security': strictTransport } : {} };
}
