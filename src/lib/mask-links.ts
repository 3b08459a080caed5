/** Replaces the rest of a link. */
const mask = '…';
/** A word of a path, such as "careers" or "two-factor"; no token or secret looks like this. */
const plainWord = /^[a-z]+(?:-[a-z]+)*$/;
/** What ends a URL in a text or an attribute: a space, a quote, a bracket. */
const address = /\b(?:https?|webcal):\/\/[^\s"'<>()[\]{}]+/gi;

/**
 * Keeps the leading words of a path and masks the rest, from the first segment on that could be a secret or identify
 * a person. Query and fragment are always masked.
 */
export function maskPath(path: string): string {
  const [pathname = '', ...rest] = path.split(/[?#]/);
  const parts = pathname.split('/').filter((part) => part !== '');
  const end = parts.findIndex((part) => !plainWord.test(part) || part.length > 20);
  const shown = end < 0 ? parts : parts.slice(0, end);
  const isWhole = end < 0 && rest.length === 0;
  return `/${[...shown, ...(isWhole ? [] : [mask])].join('/')}`;
}

/** A text or HTML with every link masked: each keeps its host and the words of its path. */
export function maskLinks(text: string): string {
  return text.replace(address, (link) => {
    if (!URL.canParse(link)) return mask;
    const { protocol, host } = new URL(link);
    const path = link.slice(link.indexOf('//') + 2).replace(/^[^/?#]*/, '');
    const isBare = path === '' || path === '/';
    return `${protocol}//${host}${isBare ? path : maskPath(path)}`;
  });
}
