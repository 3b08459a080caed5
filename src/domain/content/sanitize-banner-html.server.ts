import sanitizeHtml from 'sanitize-html';
import { isExternalUrl, safeUrl } from '#src/lib/safe-url.ts';

/** Text, emphasis, line breaks and links: what a banner across the top of the page needs. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'em', 'i', 'br', 'span'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
};

/** Sanitizes HTML typed into the callout banner: no scripts, styles, classes or other tags. */
export function sanitizeBannerHtml(html: string): string {
  return sanitizeHtml(html, options);
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  const url = safeUrl(href);
  if (url === null) return {};
  return isExternalUrl(url) ? { href: url, rel: 'noopener' } : { href: url };
}
