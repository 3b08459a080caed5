import { clamavScanner } from '#src/adapters/scan-clamav.ts';
import type { FileScanner } from '#src/domain/careers/index.server.ts';
import type { Env } from './env.ts';

/** The virus scanner that the environment names, or null. */
export function openScanner({
  CLAMAV_HOST,
  CLAMAV_PORT,
  CLAMAV_REQUIRED,
}: Pick<Env, 'CLAMAV_HOST' | 'CLAMAV_PORT' | 'CLAMAV_REQUIRED'>): FileScanner | null {
  if (!CLAMAV_HOST) return null;
  const isRequired = CLAMAV_REQUIRED === 'true';
  return clamavScanner({ host: CLAMAV_HOST, port: CLAMAV_PORT, isRequired });
}
