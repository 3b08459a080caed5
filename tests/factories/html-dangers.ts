const tags = new Set(
  'a b blockquote br code div em h2 h3 h4 h5 h6 hr i img li mark ol p pre s span strong sub sup table tbody td th thead tr u ul del'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href src rel alt title class id loading tabindex start colspan rowspan target data-emoji'.split(
    ' ',
  ),
);
const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:']);
const site = 'https://site.example';

/**
 * What a browser could make of this HTML beyond text, structure and honest links. Parses it as strictly as our
 * renderers write it: every `<` starts a complete tag, every value is quoted.
 */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const rest = html.replace(
    /<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*) ?\/?>/g,
    (_, tag, pairs) => {
      if (!tags.has(tag)) dangers.push(`<${tag}>`);
      dangers.push(...attributeDangers(pairs));
      return '';
    },
  );
  if (rest.includes('<')) dangers.push(`unescaped: ${rest}`);
  return dangers;
}

function attributeDangers(pairs: string): string[] {
  return [...pairs.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => {
    if (!attributes.has(name)) return [`attribute ${name}`];
    return (name === 'href' || name === 'src') && !isHonest(withoutEntities(value))
      ? [`${name}=${value}`]
      : [];
  });
}

/** Checked with the same parser that browsers use. */
function isHonest(url: string): boolean {
  if (!URL.canParse(url, site)) return false;
  const { protocol, origin } = new URL(url, site);
  return schemes.has(protocol) && (origin === site || /^[a-z]+:/i.test(url));
}

function withoutEntities(value: string): string {
  return value
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&colon;', ':')
    .replaceAll('&Tab;', '\t')
    .replaceAll('&NewLine;', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Attributes with a URL that the browser follows or loads. */
const fetching = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data', 'xlink:href']);

/**
 * What could run, or be loaded from elsewhere, in HTML that React wrote: every `<` starts a complete tag and every
 * value is quoted, so anything else is a danger by itself.
 */
export function scriptsIn(html: string): string[] {
  const dangers: string[] = [];
  const rest = html.replace(
    /<(?:!--[^<>]*--|\/?([a-zA-Z][\w-]*)((?: [\w:-]+(?:="[^"<]*")?)*) ?\/?)>/g,
    (_, tag: string = '', pairs: string = '') => {
      if (/^(?:script|iframe|object|embed|base|meta|form|style)$/i.test(tag))
        dangers.push(`<${tag}>`);
      dangers.push(...runningAttributes(tag, pairs));
      return '';
    },
  );
  if (rest.includes('<')) dangers.push(`unescaped: ${rest}`);
  return dangers;
}

function runningAttributes(tag: string, pairs: string): string[] {
  return [...pairs.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => {
    if (/^on/i.test(name) || name === 'style' || name === 'srcdoc') return [`attribute ${name}`];
    if (!fetching.has(name)) return [];
    const url = withoutEntities(value);
    const isOwn = tag === 'a' || (URL.canParse(url, site) && new URL(url, site).origin === site);
    return isHonest(url) && isOwn ? [] : [`${name}=${value}`];
  });
}
