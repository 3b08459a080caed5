import { z } from 'zod';
import { type EmbedName, embedNames, frameSandbox } from '#src/lib/embeds.ts';

/** Origins from which a browser may load without eavesdroppers: https, and this machine for testing. */
function isSafe({ protocol, hostname }: URL): boolean {
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** The full URL of a script; null if it is invalid. */
export function scriptAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isSafe(url) && isPlain && !/[\s;,'"]/.test(url.href) ? url.href : null;
}

/** "https://img.example", also `https://*.img.example`; null for what a policy must not contain. */
export function frameOrigin(text: string): string | null {
  const address = text.includes('://') ? text : `https://${text}`;
  const star = /^https:\/\/\*\./.test(address);
  const plain = star ? address.replace('*.', '') : address;
  if (!URL.canParse(plain)) return null;
  const url = new URL(plain);
  const isNamed = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.test(url.hostname);
  if (!isSafe(url) || !isNamed || url.username !== '') return null;
  return star ? url.origin.replace('://', '://*.') : url.origin;
}

const integrationSchema = z.strictObject({
  /** The script that the provider gives to its customers. */
  script: z.string().refine((text) => scriptAddress(text) === text),
  /** Origins that it loads from besides the script's own. */
  origins: z.array(z.string().refine((text) => frameOrigin(text) === text)).max(20),
});

export const integrationsSchema = z.strictObject({
  chat: integrationSchema.nullable().default(null),
  tags: integrationSchema.nullable().default(null),
  reviews: integrationSchema.nullable().default(null),
  privacy: integrationSchema.nullable().default(null),
});

export type Integration = z.infer<typeof integrationSchema>;
export type Integrations = z.infer<typeof integrationsSchema>;

/** What the shop has set up, in a fixed order. */
export function embedsOf(integrations: Integrations): EmbedName[] {
  return embedNames.filter((name) => integrations[name] !== null);
}

/** All origins that a frame may load from: the script's own first, without duplicates. */
export function originsOf({ script, origins }: Integration): string[] {
  return [...new Set([new URL(script).origin, ...origins])];
}

/**
 * The Content-Security-Policy of one frame. `ownScript` is the hash of our few lines in it, in a policy's notation:
 * `'sha256-…'`.
 */
export function framePolicy(name: EmbedName, integration: Integration, ownScript: string): string {
  const allowed = originsOf(integration);
  const origins = allowed.join(' ');
  const sockets = allowed.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    "default-src 'none'",
    `script-src ${ownScript} ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: ${origins}`,
    `font-src data: ${origins}`,
    `media-src ${origins}`,
    `connect-src ${origins} ${sockets}`,
    `frame-src ${origins}`,
    `form-action ${origins}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${frameSandbox(name)}`,
  ].join('; ');
}
