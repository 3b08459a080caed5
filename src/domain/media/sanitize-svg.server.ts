import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { svgAttributes, svgElements, svgStyles } from './svg-allow-list.ts';

/**
 * Sanitizes a drawing to an allow-list: no scripts, events, style sheets, links, embedded pictures or documents, and
 * no URL except references within the drawing itself.
 */
export function sanitizeSvg(source: string): string {
  return sanitizeHtml(source, {
    allowedTags: svgElements,
    allowedAttributes: { '*': [...svgAttributes] },
    // URLs are checked by `keepAllowedNodes`, because some attributes are links only in SVG.
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'foreignObject', 'noscript', 'metadata'],
    selfClosing: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keepAllowedNodes(attribs) }) },
  });
}

function keepAllowedNodes({ style, ...attributes }: Attributes): Attributes {
  const kept = Object.entries({ ...readStyle(style), ...attributes }).filter(
    ([name, value]) => svgAttributes.has(name) && isHarmless(name, value),
  );
  return Object.fromEntries(kept);
}

/** The CSP forbids inline styles, so each property becomes the attribute it stands for. */
function readStyle(style = ''): Attributes {
  const rules = style.split(';').flatMap((rule) => {
    const [name = '', ...rest] = rule.split(':');
    const value = rest.join(':').trim();
    return svgStyles.has(name.trim()) && value ? [[name.trim(), value]] : [];
  });
  return Object.fromEntries(rules);
}

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

function isHarmless(name: string, value: string): boolean {
  if (name in namespaces) return value === namespaces[name];
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value);
  // A backslash can spell `url` in another way.
  if (value.includes('\\') || /@import|expression|javascript:/i.test(value)) return false;
  const addresses = value.match(/(url|image|src|image-set)\s*\(/gi)?.length ?? 0;
  const places = value.match(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi)?.length ?? 0;
  return addresses === places;
}
