import type { Env } from './env.ts';
import { deriveKey } from './secret.ts';

/** Taken from the environment, else derived from the secret, so it is the same after every start. */
export function contentTokens({ env, secret }: { env: Env; secret: string }) {
  const derived = (kind: string) =>
    deriveKey(secret, `content-token-${kind}`).toString('base64url');
  return {
    publicToken: env.CONTENT_PUBLIC_TOKEN ?? derived('public').slice(0, 24),
    previewToken: env.CONTENT_PREVIEW_TOKEN ?? derived('preview').slice(0, 24),
    managementToken: env.CONTENT_MANAGEMENT_TOKEN ?? derived('management'),
  };
}
