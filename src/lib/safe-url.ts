/** What a link on the site may be. Everything else, `javascript:` and `data:` included, is dropped. */
const protocols = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/**
 * A URL that may stand in `href` or `src`, or null: relative, or of an allowed protocol.
 * Judges what a browser would make of it: control characters vanish, `\` is `/`.
 */
export function safeUrl(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  const cleaned = withoutControls(url).trim();
  if (cleaned === '' || leavesTheHost(cleaned)) return null;
  const protocol = /^([^/?#]*?):/.exec(cleaned)?.[1]?.toLowerCase();
  if (protocol === undefined) return cleaned;
  if (!protocols.has(protocol)) return null;
  return URL.canParse(cleaned) ? cleaned : null;
}

/** True for an address on another host: such links say `rel="noopener"`. */
export function isExternalUrl(url: string): boolean {
  return /^https?:/i.test(url);
}

function withoutControls(url: string): string {
  return [...url].filter((character) => !isControl(character)).join('');
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;
}

/** `//host` and its disguises have no protocol to judge by and lead away all the same. */
function leavesTheHost(url: string): boolean {
  return /^[\\/]{2}/.test(url);
}
