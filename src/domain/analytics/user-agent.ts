const bots =
  /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|whatsapp|monitor|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|scrapy|httpclient|feed/i;

/** Programs that say what they are, and what names no browser at all. */
export function isBot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || bots.test(userAgent);
}

export type Device = 'phone' | 'computer';

/** Tablets count as computers: they show the wide pages. */
export function deviceOf(userAgent: string): Device {
  return /iPhone|iPod|Android.*Mobile|Mobile.*Firefox|Windows Phone/.test(userAgent)
    ? 'phone'
    : 'computer';
}
