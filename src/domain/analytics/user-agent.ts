const bots =
  /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|whatsapp|monitor|uptime|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|scrapy|httpclient|feed/i;

/** Programs that identify themselves, and user agents that name no browser. */
export function isBot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || bots.test(userAgent);
}

export type Device = 'phone' | 'computer';

/** Tablets count as desktops, because they show the wide layouts. */
export function deviceOf(userAgent: string): Device {
  return /iPhone|iPod|Android.*Mobile|Mobile.*Firefox|Windows Phone/.test(userAgent)
    ? 'phone'
    : 'computer';
}
