/**
 * Headers of a page that is the same for everybody: it may be kept by our page cache and by a CDN,
 * while a browser asks each time (and is mostly told 304).
 */
export function publicPage(): Record<string, string> {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
}

/**
 * Headers of a page with a form: each serving has an identity of its own, so nobody else may get
 * this copy. Not `no-store`, which would empty the form when the person goes back to it.
 */
export function formPage(): Record<string, string> {
  return { 'Cache-Control': 'private, no-cache' };
}

/**
 * Headers of a page whose address is a secret: it goes to no other site. (`no-referrer` would take
 * the origin of the page's own forms too.)
 */
export function secretPage(): Record<string, string> {
  return { ...privatePage(), 'Referrer-Policy': 'same-origin' };
}

/** Headers of a page that shows one visitor's own things: nothing may keep a copy. */
export function privatePage(): Record<string, string> {
  return { 'Cache-Control': 'private, no-store' };
}
