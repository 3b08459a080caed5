/** What stands where a link would go on. */
const mask = '…';
/** A word of an address, "careers" or "two-factor": nothing that opens a door looks like one. */
const plainWord = /^[a-z]+(?:-[a-z]+)*$/;
/** What ends an address in a text or an attribute: a space, a quote, a bracket. */
const address = /\b(?:https?|webcal):\/\/[^\s"'<>()[\]{}]+/gi;

/**
 * The leading words of a path, and a mask for the rest: from the first part on that could be a secret
 * or say whom it is about. A query and a fragment are always masked.
 */
export function maskPath(path: string): string {
  const [pathname = '', ...rest] = path.split(/[?#]/);
  const parts = pathname.split('/').filter((part) => part !== '');
  const end = parts.findIndex((part) => !plainWord.test(part) || part.length > 20);
  const shown = end < 0 ? parts : parts.slice(0, end);
  const isWhole = end < 0 && rest.length === 0;
  return `/${[...shown, ...(isWhole ? [] : [mask])].join('/')}`;
}

/** A text or HTML in which no link can be followed: each keeps its host and the words of its path. */
export function maskLinks(text: string): string {
  return text.replace(address, (link) => {
    if (!URL.canParse(link)) return mask;
    const { protocol, host } = new URL(link);
    const path = link.slice(link.indexOf('//') + 2).replace(/^[^/?#]*/, '');
    const isBare = path === '' || path === '/';
    return `${protocol}//${host}${isBare ? path : maskPath(path)}`;
  });
}
