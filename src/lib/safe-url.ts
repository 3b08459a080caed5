/** Protocols that links may have. Everything else, including `javascript:` and `data:`, is dropped. */
const protocols = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/**
 * A URL that is safe in `href` or `src` (relative or with an allowed protocol), else null. Checks what a browser
 * would make of it: control characters vanish and `\` becomes `/`.
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

/** Whether a URL leads to another host; such links get `rel="noopener"`. */
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

/** `//host` and its disguises have no protocol to check but still lead to another host. */
function leavesTheHost(url: string): boolean {
  return /^[\\/]{2}/.test(url);
}
