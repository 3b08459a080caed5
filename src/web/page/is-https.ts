/** Trusts the visitor's own proxy; this only decides how carefully their own cookie is protected. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get('X-Forwarded-Proto');
  return new URL(request.url).protocol === 'https:' || forwarded === 'https';
}
