import { type DocumentRules, inlineScriptHash, pageCsp } from './page-csp.ts';

export type FinishedDocument = { html: string; policy: string };

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
      hashes.add(inlineScriptHash(text));
      const kind = attributes.includes('type="module"') ? 'module' : 'classic';
      return `<script type="inert/${kind}">${text}</script>`;
    })
    .replace('</body>', `<script src="${boot.src}"${priority} defer></script></body>`);
  const mayFrame = rules.mayFrame || embeds.test(rendered);
  return { html, policy: pageCsp([...hashes], { ...rules, mayFrame }) };
}
