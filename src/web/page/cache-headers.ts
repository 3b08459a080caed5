/**
 * Headers of a page that is the same for everybody: our page cache and a CDN may store it, while browsers revalidate
 * each time (and mostly get a 304).
 */
export function publicPage(): Record<string, string> {
  return { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
}

/**
 * Headers of a page with a form: each serving has its own identity, so nobody else may get this copy. Not `no-store`,
 * which would empty the form when the person goes back to it.
 */
export function formPage(): Record<string, string> {
  return { 'Cache-Control': 'private, no-cache' };
}

/**
 * Headers of a page whose URL is a secret and must not be sent to other sites. (`no-referrer` would also hide the
 * origin from the page's own forms.)
 */
export function secretPage(): Record<string, string> {
  return { ...privatePage(), 'Referrer-Policy': 'same-origin' };
}

/** Headers of a page with personal content: nothing may store a copy. */
export function privatePage(): Record<string, string> {
  return { 'Cache-Control': 'private, no-store' };
}
