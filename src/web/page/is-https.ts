/** A claim of the visitor's own proxy; it only decides how carefully their own cookie is kept. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get('X-Forwarded-Proto');
  return new URL(request.url).protocol === 'https:' || forwarded === 'https';
}
