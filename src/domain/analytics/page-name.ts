/** Addresses whose next segment opens something: it is left out of what is kept. */
const secret =
  /^(\/(?:appointment\/(?:manage|offer|waiting-list|calendar)|build\/(?:s|reminder)|careers\/status|calendar-feed|review|preview|setup|invite|reset))\/[^/]+/;

const plain = /^\/[a-z0-9/_.-]{0,119}$/;

/**
 * A page's name in the counts: its path without language, query and secrets. What looks like no page
 * of ours is `/…`, so that nobody writes what they like into the report.
 */
export function pageName(path: string): string {
  const own = path.replace(/^\/es(?=\/|$)/, '').replace(/(?<!\/)\/+$/, '') || '/';
  const open = own.replace(secret, '$1/…');
  return plain.test(open.replace('/…', '/')) ? open : '/…';
}

/** What nobody visits as a customer. */
export function isOfficePage(path: string): boolean {
  return /^\/(admin|login|logout|invite|reset|setup|preview)(\/|\.|$)/.test(path);
}
