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
/** Marks what must run before the page is painted: few bytes, of ours. */
const early = 'data-early';
/** Its text is in the script right after it, which saves a hash. React expects the element where it was. */
const emptied = '<script type="inert/classic"></script>';
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
  const scripts = new InlineScripts(rendered);
  const priority = application.test(rendered) ? ' fetchpriority="high"' : '';
  const html = rendered.replace(
    places,
    (found, attributes?: string, text?: string, endOfData = '', at = 0) => {
      if (rules.isStill) return isKept(found, attributes) ? found : '';
      if (found === '</body>')
        return `<script src="${boot.src}"${priority} defer></script>${found}`;
      if (attributes === undefined) return '';
      if (dataBlock.test(attributes)) return found;
      return scripts.finish(`${text}${endOfData}`, { attributes, end: at + found.length });
    },
  );
  const mayFrame = rules.mayFrame || embeds.test(rendered);
  return { html, policy: pageCsp([...scripts.hashes], { ...rules, mayFrame }) };
}

class InlineScripts {
  readonly hashes = new Set<string>();
  #rendered: string;
  /** Scripts that are sent at the beginning of the next one. */
  #waiting = '';

  constructor(rendered: string) {
    this.#rendered = rendered;
  }

  /** The element as it is sent; `end` is where it ends in the rendered page. */
  finish(text: string, { attributes, end }: { attributes: string; end: number }): string {
    const script = this.#waiting + text.replace(indents, '\n');
    this.#waiting = '';
    if (attributes === '' && this.#rendered.startsWith('<script>', end)) {
      this.#waiting = `${script};`;
      return emptied;
    }
    this.hashes.add(inlineScriptHash(script));
    if (attributes.includes(early)) return `<script>${script}</script>`;
    const kind = attributes.includes('type="module"') ? 'module' : 'classic';
    return `<script type="inert/${kind}">${script}</script>`;
  }
}

/** What a page without scripts keeps. */
function isKept(found: string, attributes = ''): boolean {
  return found === '</body>' || dataBlock.test(attributes);
}
