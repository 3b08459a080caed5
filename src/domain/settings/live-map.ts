import { z } from 'zod';
import { frameOrigin, scriptAddress } from './integrations.ts';

const googleScript = 'https://maps.googleapis.com/maps/api/js';
const googleHosts = ['googleapis.com', 'gstatic.com', 'google.com', 'ggpht.com'];

/** Google's format: letters, digits, "-" and "_". */
export const mapKeyPattern = /^[\w-]{10,100}$/;

/** The live map, loaded for visitors who ask for it; null: only the drawn one. */
export const liveMapSchema = z.strictObject({
  key: z.string().regex(mapKeyPattern),
  /** URL of the map script; Google's by default. */
  script: z
    .string()
    .refine((text) => scriptAddress(text) === text)
    .default(googleScript),
});

export type LiveMap = z.infer<typeof liveMapSchema>;

/** The sandbox of the map frame; links to the map's terms open in a new window. */
export const mapSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The Content-Security-Policy of the frame: the hosts of the map, and never this site. */
export function mapPolicy({ script }: LiveMap, ownScript: string): string {
  const own = frameOrigin(new URL(script).origin) ?? '';
  const origins = script === googleScript ? googleHosts.map((host) => `https://*.${host}`) : [own];
  const hosts = origins.join(' ');
  return [
    "default-src 'none'",
    // The map compiles parts of itself; the frame has no origin, so this does no harm.
    `script-src ${ownScript} 'unsafe-eval' blob: ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: blob: ${hosts}`,
    `font-src data: ${hosts}`,
    `connect-src data: blob: ${hosts}`,
    'worker-src blob:',
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${mapSandbox}`,
  ].join('; ');
}

/** The URL of the script with the shop's key, in the visitor's language. */
export function mapScript({ script, key }: LiveMap, language: string): string {
  const query = { key, language, v: 'quarterly', loading: 'async', callback: 'showMap' };
  return `${script}?${new URLSearchParams(query)}`;
}
