/** Where a form leads once it is stored: its own page, saying thanks, safe to reload. */
export function sentUrl(request: Request): string {
  return `${new URL(request.url).pathname}?sent=1`;
}
