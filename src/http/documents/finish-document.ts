import { type DocumentRules, inlineScriptHash, pageCsp } from './page-csp.ts';

export type FinishedDocument = { html: string; policy: string };

/**
 * What is changed in a rendered page, found in one pass: preloads of the router's modules; inline scripts, with the end
 * of the router's data, which is inline if a page is sent in one piece; the end of the body.
 */
const places =
  /<link rel="modulepreload"[^>]*>|<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>(?:<!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script><!--\/\$-->)?|<\/body>/g;
/** The router indents its own scripts, at the cost of some ninety compressed bytes a page. Its data holds no line break. */
const indents = /\n\s+/g;
const dataBlock = /type="application\/(ld\+)?json"/;
/** Content by other companies runs in frames that this site serves. */
const embeds = /<div data-embeds=/;
/** A page that starts its router by itself needs its boot script soon; any other is read without it. */
const application = /^<!DOCTYPE html><html[^>]* data-boot=/;

/**
 * Finishes a rendered page: the router's scripts become inert until the boot script re-creates them, and the policy
 * admits exactly the bytes that are sent.
 */
export function finishDocument(
  rendered: string,
  boot: { src: string },
  rules: DocumentRules = {},
): FinishedDocument {
  const hashes = new Set<string>();
  const priority = application.test(rendered) ? ' fetchpriority="high"' : '';
  const html = rendered.replace(
    places,
    (found, attributes?: string, text?: string, endOfData = '') => {
      if (rules.isStill) return isKept(found, attributes) ? found : '';
      if (found === '</body>')
        return `<script src="${boot.src}"${priority} defer></script>${found}`;
      if (attributes === undefined) return '';
      if (dataBlock.test(attributes)) return found;
      const script = `${text}${endOfData}`.replace(indents, '\n');
      hashes.add(inlineScriptHash(script));
      const kind = attributes.includes('type="module"') ? 'module' : 'classic';
      return `<script type="inert/${kind}">${script}</script>`;
    },
  );
  const mayFrame = rules.mayFrame || embeds.test(rendered);
  return { html, policy: pageCsp([...hashes], { ...rules, mayFrame }) };
}

/** What a page without scripts keeps. */
function isKept(found: string, attributes = ''): boolean {
  return found === '</body>' || dataBlock.test(attributes);
}
