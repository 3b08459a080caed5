import { createHash } from 'node:crypto';
import { bridgeStyleHash } from './bridge-style-hash.ts';

export type FinishedDocument = { html: string; policy: string };

/** What a page may hold, and who may hold it, besides the rules that all pages share. */
export type DocumentRules = {
  /** Pages of this site in a frame: the editor. */
  mayFrame?: boolean;
  /** A draft inside the editor: in a frame of this site, with the outlines of the editor's bridge. */
  isPreview?: boolean;
};

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(ld\+)?json"/;
/** Where the shop has set up parts by other companies, they run in frames that this site serves. */
const embeds = /<div data-embeds=/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
/** A page that wakes by itself waits for its boot script; any other is read without it. */
const application = /^<!DOCTYPE html><html[^>]* data-boot=/;
/** The end of the router's data, which comes with the data where a page is sent whole. */
const endOfData =
  /<\/script><!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script><!--\/\$-->/;

/**
 * Turns a rendered page into a document first: the router's scripts become inert (the boot script
 * re-creates them on first intent) and the policy admits exactly the bytes that are sent.
 */
export function finishDocument(
  rendered: string,
  boot: { src: string },
  rules: DocumentRules = {},
): FinishedDocument {
  const hashes = new Set<string>();
  const priority = application.test(rendered) ? ' fetchpriority="high"' : '';
  const html = rendered
    .replace(modulePreload, '')
    .replace(endOfData, '$1</script>')
    .replace(inlineScript, (tag, attributes: string, text: string) => {
      if (dataBlock.test(attributes)) return tag;
      hashes.add(sha256(text));
      const kind = attributes.includes('type="module"') ? 'module' : 'classic';
      return `<script type="inert/${kind}">${text}</script>`;
    })
    .replace('</body>', `<script src="${boot.src}"${priority} defer></script></body>`);
  const mayFrame = rules.mayFrame || embeds.test(rendered);
  return { html, policy: documentPolicy([...hashes], { ...rules, mayFrame }) };
}

/** CSP level 3: a hash admits an inline script whenever it is created, so inert ones may wake later. */
function documentPolicy(hashes: string[], { mayFrame, isPreview }: DocumentRules): string {
  const scripts = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    isPreview ? `style-src 'self' '${bridgeStyleHash}'` : "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(mayFrame ? ["frame-src 'self'"] : []),
    isPreview ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
