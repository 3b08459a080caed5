import type { Visit } from '#src/domain/analytics-visit.ts';

export const deskBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A customer on a desktop, in no experiment. */
export function visitOf(parts: Partial<Visit> = {}): Visit {
  return {
    ip: '203.0.113.7',
    userAgent: deskBrowser,
    host: 'shop.test',
    isQuiet: false,
    experiment: null,
    ...parts,
  };
}
