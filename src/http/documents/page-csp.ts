import { createHash } from 'node:crypto';
import { bridgeStyleHash } from './bridge-style-hash.ts';

/** What one page needs beyond the policy that all pages share. */
export type DocumentRules = {
  /** The page runs no script: the router would load the page of the URL in its place. */
  isStill?: boolean;
  /** The page shows other pages of this site in a frame, as the editor does. */
  mayFrame?: boolean;
  /** A draft inside the editor: framed by this site, with the outlines that the editor's bridge draws. */
  isPreview?: boolean;
};

/**
 * The Content-Security-Policy of a page. A hash admits an inline script whenever it is created (CSP level 3), so
 * scripts that are sent inert can still run later.
 */
export function pageCsp(hashes: string[], { mayFrame, isPreview }: DocumentRules): string {
  const scripts = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    // What has no line of its own comes from this site; both forms of foreign content have one.
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    ...(isPreview ? [`style-src 'self' '${bridgeStyleHash}'`] : []),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    mayFrame ? "frame-src 'self'" : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    isPreview ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ');
}

/** The hash of an inline script as the policy names it, without its prefix. */
export function inlineScriptHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
