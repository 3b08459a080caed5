import { type DocumentRules, inlineScriptHash, pageCsp } from './page-csp.ts';

export type FinishedDocument = { html: string; policy: string };

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataBlock = /type="application\/(ld\+)?json"/;
/** Content by other companies runs in frames that this site serves. */
const embeds = /<div data-embeds=/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;
/** A page that starts its router by itself needs its boot script soon; any other is read without it. */
const application = /^<!DOCTYPE html><html[^>]* data-boot=/;
/** The end of the router's data, which is inline if a page is sent in one piece. */
const endOfData =
  /<\/script><!--\$--><script>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script><!--\/\$-->/;

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
  const html = rendered
    .replace(modulePreload, '')
    .replace(endOfData, '$1</script>')
    .replace(inlineScript, (tag, attributes: string, text: string) => {
      if (dataBlock.test(attributes)) return tag;
      hashes.add(inlineScriptHash(text));
      const kind = attributes.includes('type="module"') ? 'module' : 'classic';
      return `<script type="inert/${kind}">${text}</script>`;
    })
    .replace('</body>', `<script src="${boot.src}"${priority} defer></script></body>`);
  const mayFrame = rules.mayFrame || embeds.test(rendered);
  return { html, policy: pageCsp([...hashes], { ...rules, mayFrame }) };
}
