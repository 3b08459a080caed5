import { z } from 'zod';
import { frameOrigin, scriptAddress } from './integrations.ts';

const googleScript = 'https://maps.googleapis.com/maps/api/js';
const googleHosts = ['googleapis.com', 'gstatic.com', 'google.com', 'ggpht.com'];

/** As Google writes them: letters, digits, "-" and "_". */
export const mapKeyPattern = /^[\w-]{10,100}$/;

/** The map of another company, loaded for a visitor who asks for it; null: only the drawn one. */
export const liveMapSchema = z.strictObject({
  key: z.string().regex(mapKeyPattern),
  /** Where the script of the maps is; Google's unless told. */
  script: z
    .string()
    .refine((text) => scriptAddress(text) === text)
    .default(googleScript),
});

export type LiveMap = z.infer<typeof liveMapSchema>;

/** What a map frame may do; links to the map's terms open beside it. */
export const mapSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The content security policy of the frame: the hosts of the maps, and never this site. */
export function mapPolicy({ script }: LiveMap, ownScript: string): string {
  const own = frameOrigin(new URL(script).origin) ?? '';
  const origins = script === googleScript ? googleHosts.map((host) => `https://*.${host}`) : [own];
  const hosts = origins.join(' ');
  return [
    "default-src 'none'",
    // The maps compile parts of themselves; the frame has no origin to do harm from.
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

/** The address of the script with the shop's key, in the visitor's language. */
export function mapScript({ script, key }: LiveMap, language: string): string {
  const query = { key, language, v: 'quarterly', loading: 'async', callback: 'showMap' };
  return `${script}?${new URLSearchParams(query)}`;
}
