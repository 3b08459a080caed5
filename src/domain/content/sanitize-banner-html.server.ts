import sanitizeHtml from 'sanitize-html';
import { isExternalUrl, safeUrl } from '#src/lib/safe-url.ts';

/** Words, emphasis, line breaks and links: what a line across the top of the page needs. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'em', 'i', 'br', 'span'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
};

/** HTML typed into the callout banner → HTML without script, style, class or foreign tags. */
export function sanitizeBannerHtml(html: string): string {
  return sanitizeHtml(html, options);
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  const url = safeUrl(href);
  if (url === null) return {};
  return isExternalUrl(url) ? { href: url, rel: 'noopener' } : { href: url };
}
